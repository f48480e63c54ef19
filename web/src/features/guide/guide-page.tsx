import { Link2, Printer } from 'lucide-react';
import { type Ref, memo, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { SignOutButton } from '../../shared/session/sign-out.tsx';
import { toasts } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import type { GuideSection } from '../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../texts/guide/guide-sections.ts';
import { BlockView } from './article/block-view.tsx';
import styles from './article/guide-article.module.css';
import { GuideContents } from './guide-contents.tsx';
import guideStyles from './guide.module.css';
import { guidePages } from './model/guide-pages.ts';
import { GuideSearch } from './search/guide-search.tsx';
import { useGuideSearch } from './search/use-guide-search.ts';

interface SectionViewProps {
  section: GuideSection;
  /** From 1. */
  number: number;
}

function SectionView({ section: { id, title, blocks }, number }: SectionViewProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.guideSection} data-number={number}>
      <header className="flex items-center gap-1 print:block">
        <h2 id={`${id}-heading`} tabIndex={-1}>
          <span className={styles.guideNumber}>{number}</span>
          {title}
        </h2>
        <Link
          to={`#${id}`}
          className="icon-button screen-only"
          aria-label={guideTexts.copyLink(title)}
          onClick={() => void copyLink(id)}
        >
          <Link2 size={18} strokeWidth={1.75} aria-hidden />
        </Link>
      </header>
      {blocks.map((block, place) => (
        // The guide's texts never change, so a block's place is its name.
        <BlockView key={place} block={block} />
      ))}
    </section>
  );
}

/** Browsers let pages do so on secure addresses only; on others the link stands in the address bar. */
async function copyLink(id: string): Promise<void> {
  if (!('clipboard' in navigator)) return;
  const { origin, pathname } = location;
  await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
  toasts.show({ title: guideTexts.copied });
}

/** Rules for printing that carry the sections' titles; the content security policy forbids a style element. */
function useGuidePages(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(guidePages(GUIDE_SECTIONS));
    document.adoptedStyleSheets.push(sheet);
    return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }, []);
}

/** The manual of the back office: contents, article and search come from one source, the texts of its sections. */
export function GuidePage() {
  const article = useRef<HTMLElement>(null);
  const search = useGuideSearch(article);
  useSectionAddress();
  useGuidePages();
  return (
    <>
      <title>{guideTexts.pageTitle}</title>
      <SkipLink />
      <main id="main" data-page="guide" className={guideStyles.guide}>
        <header className={guideStyles.guideHead}>
          <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
            <h1 tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
              {guideTexts.title}
            </h1>
            <p className="text-ink-2">{guideTexts.subtitle}</p>
          </div>
          <span className="screen-only flex flex-wrap gap-3">
            <Button icon={Printer} onClick={() => window.print()}>
              {guideTexts.print}
            </Button>
            <SignOutButton />
          </span>
        </header>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-12 print:block">
          <div className={guideStyles.guideAside}>
            <GuideSearch search={search} />
            <CurrentContents />
          </div>
          <GuideArticle ref={article} />
        </div>
      </main>
    </>
  );
}

/** Apart, so that scrolling draws the contents again and not the whole article. */
function CurrentContents() {
  return <GuideContents current={useCurrentSection()} />;
}

/** Drawn once: what is found in it is marked beside the document, and typing a search draws nothing here. */
const GuideArticle = memo(function GuideArticle({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <article ref={ref} className={guideStyles.guideArticle}>
      {GUIDE_SECTIONS.map((section, place) => (
        <SectionView key={section.id} section={section} number={place + 1} />
      ))}
    </article>
  );
});

/** A thin line in the upper third of the window: the section that crosses it is the one being read. */
const READING_LINE = '-30% 0px -69% 0px';

/** The place of the section being read, from 0; the first before any is reached. */
function useCurrentSection(): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(GUIDE_SECTIONS.findIndex(({ id }) => id === target.id));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of GUIDE_SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** The address names a section: the page goes there, after it was opened, a link was pressed or the browser went back. */
function useSectionAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decode(hash.slice(1));
    if (id === '') return;
    // Browsers that go back, or to an address typed by hand, move scroll and focus themselves just after they told us.
    const frame = requestAnimationFrame(() => {
      document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
    // The same link pressed twice has another key.
  }, [hash, key]);
}

/** The text after the # may be malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
