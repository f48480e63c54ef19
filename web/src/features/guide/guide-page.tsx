import { Link2, Printer } from 'lucide-react';
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '../../shared/routing/router.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { GuideSection } from '../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../texts/guide/guide-sections.ts';
import { BlockView } from './article/block-view.tsx';
import { GuideContents } from './guide-contents.tsx';
import styles from './guide.module.css';
import { GuideSearch } from './search/guide-search.tsx';
import { useGuideSearch } from './search/use-guide-search.ts';

const FONT = 'font: 9pt Archivo, sans-serif;';

/**
 * Rules for printing: letter paper, with the section's title at the foot of each page. Browsers cannot put a heading's
 * text into a page margin and accept no lists of named pages, so every section gets a named page.
 */
export function guidePages(sections: readonly GuideSection[]): string {
  const sheet = 'size: letter; margin: 0.75in;';
  const pages = sections.map(({ title }, place) => {
    const name = `guide-${place + 1}`;
    const foot = JSON.stringify(guideTexts.foot(place + 1, title));
    return `
      @page ${name} { ${sheet}
        @bottom-left { content: ${foot}; ${FONT} }
        @bottom-right { content: counter(page); ${FONT} } }
      [data-number='${place + 1}'] { page: ${name}; }`;
  });
  return `@media print { @page guide-front { ${sheet} } .guide { page: guide-front; } ${pages.join('')} }`;
}

const SECTION =
  'flow-root not-print:not-first:mt-10 not-print:not-first:border-t-2 not-print:not-first:border-dotted not-print:not-first:border-edge not-print:not-first:pt-8';
const TITLE =
  'flex items-baseline gap-[0.5em] text-2xl font-extrabold wrap-anywhere print:break-inside-avoid print:break-after-avoid print:border-b-[1.5pt] print:border-black print:pb-[4pt] print:text-[18pt]';
const NUMBER =
  'min-w-[1.3em] bg-ink px-[0.3em] py-0.5 text-center text-[0.8em] text-paper print:min-w-[1.6em] print:bg-transparent print:p-0 print:text-left print:text-black';
/** On phones, contents and search are a sticky bar. */
const ASIDE =
  'sticky top-(--header-height) z-10 -mx-4 flex flex-row-reverse items-start gap-2 border-y border-edge bg-paper px-4 py-2 md:-mx-6 md:px-6 lg:top-4 lg:m-0 lg:grid lg:max-h-[calc(100dvh-32px)] lg:content-start lg:gap-4 lg:self-start lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-1 print:static print:m-0 print:mt-[24pt] print:block print:max-h-none print:overflow-visible print:border-0 print:bg-transparent print:p-0';
/** Space below lets the last section's heading reach the top as well. */
const ARTICLE =
  'max-w-[68ch] pb-[40vh] wrap-break-word lg:text-[1.0625rem] lg:leading-[1.6] print:max-w-none print:p-0 print:text-[10.5pt] print:leading-[1.45]';

interface SectionViewProps {
  section: GuideSection;
  /** Counted from 1. */
  number: number;
}

function SectionView({ section: { id, title, blocks }, number }: SectionViewProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={SECTION} data-number={number}>
      <header className="flex items-center gap-1 print:block">
        <h2 id={`${id}-heading`} tabIndex={-1} className={TITLE}>
          <span className={NUMBER}>{number}</span>
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
        // The guide's texts never change, so an index is a stable key.
        <BlockView key={place} block={block} />
      ))}
    </section>
  );
}

/** Browsers allow copying only on secure addresses; on others the link is put into the address bar. */
async function copyLink(id: string): Promise<void> {
  if (!('clipboard' in navigator)) return;
  const { origin, pathname } = location;
  await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
  toasts.show({ title: guideTexts.copied });
}

/** Rules for printing with the sections' titles; the content security policy forbids a style element. */
function useGuidePages(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(guidePages(GUIDE_SECTIONS));
    document.adoptedStyleSheets.push(sheet);
    return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }, []);
}

/** The manual of the back office: contents, article and search are derived from the texts of its sections. */
export function GuidePage() {
  const article = useRef<HTMLElement>(null);
  const search = useGuideSearch(article);
  useSectionAddress();
  useGuidePages();
  return (
    <>
      <title>{guideTexts.pageTitle}</title>
      <main
        id="main"
        data-page="guide"
        className="mx-auto grid max-w-[77rem] gap-6 px-4 pt-5 pb-10 md:px-6 lg:px-8 print:block print:max-w-none print:p-0 print:text-black"
      >
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:block">
          <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
            <h1 tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
              {guideTexts.title}
            </h1>
            <p className="text-ink-2 print:text-black">{guideTexts.subtitle}</p>
          </div>
          <span className="screen-only flex flex-wrap gap-3">
            <Button icon={Printer} onClick={() => window.print()}>
              {guideTexts.print}
            </Button>
          </span>
        </header>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-12 print:block">
          <div className={ASIDE}>
            <GuideSearch search={search} />
            <CurrentContents />
          </div>
          <GuideArticle ref={article} />
        </div>
      </main>
    </>
  );
}

/** A separate component, so that scrolling re-renders the contents and not the whole article. */
function CurrentContents() {
  return <GuideContents current={useCurrentSection()} />;
}

/** Rendered once: matches are highlighted outside the DOM, and typing a search does not re-render it. */
const GuideArticle = memo(function GuideArticle({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <article ref={ref} className={`${ARTICLE} ${styles.guideArticle}`}>
      {GUIDE_SECTIONS.map((section, place) => (
        <SectionView key={section.id} section={section} number={place + 1} />
      ))}
    </article>
  );
});

/** A thin line in the upper third of the window: the section that crosses it is the current one. */
const READING_LINE = '-30% 0px -69% 0px';

/** The index of the current section, from 0; the first before any is reached. */
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

/** Scrolls to the section in the address when the page is opened, a link is pressed or the browser goes back. */
function useSectionAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decode(hash.slice(1));
    if (id === '') return;
    // On Back or a typed address, browsers restore scroll and focus just after this event.
    const frame = requestAnimationFrame(() => {
      document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
    // Pressing the same link twice changes the key.
  }, [hash, key]);
}

/** The fragment of the address may be malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
