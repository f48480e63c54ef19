import './guide.css';
import './guide-pages.css';
import './guide-print.css';
import { Printer } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { guideTexts } from '../../texts/guide/guide-page.ts';
import { GuideArticle } from './article/guide-article.tsx';
import { GuideContents } from './contents/guide-contents.tsx';
import { useCurrentSection } from './contents/use-current-section.ts';
import { useSectionAddress } from './contents/use-section-address.ts';
import { GuideSearch } from './search/guide-search.tsx';
import { useGuideSearch } from './search/use-guide-search.ts';

/** The manual of the back office: contents, article and search come from one source, the texts of its sections. */
export function GuidePage({ signOut }: { signOut: ReactNode }) {
  const article = useRef<HTMLElement>(null);
  const search = useGuideSearch(article);
  useSectionAddress();
  return (
    <>
      <title>{guideTexts.pageTitle}</title>
      <SkipLink />
      <main id="main" data-page="guide" className="guide">
        <header className="guide-head">
          <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
            <h1 tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
              {guideTexts.title}
            </h1>
            <p className="text-ink-2">{guideTexts.subtitle}</p>
          </div>
          <span className="screen-only flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {guideTexts.print}
            </Button>
            {signOut}
          </span>
        </header>
        <div className="guide-body">
          <div className="guide-aside">
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
