import type { ReactNode } from 'react';
import { SameInAllStores } from './store-scope.tsx';

interface StaffPageProps {
  /** The value of `data-page` on the content, for styles and tests. */
  name: string;
  texts: { pageTitle: string; title: string; subtitle: string };
  /** The scope of the page: the store or stores selected in the shell, or always the chain. */
  about?: 'stores' | 'chain';
  /** Content next to the title. */
  badges?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
  /** Dialogs, announcements and printed sheets, which are not part of the content. */
  beside?: ReactNode;
}

/** A page of the back office: a line with title and actions, and the content. */
export function StaffPage(props: StaffPageProps) {
  const { name, texts, about = 'stores', badges, actions, className = 'grid-cols-1 gap-1', children, beside } = props;
  return (
    <>
      <title>{texts.pageTitle}</title>
      <main id="main" data-page={name} className={`grid px-4 pt-1 pb-2 md:px-6 ${className}`}>
        <header className="flex min-h-9 items-center md:min-h-11 gap-x-4 max-sm:flex-wrap">
          <div className="flex min-w-0 flex-[1_1_8rem] flex-wrap items-center gap-x-3">
            <h1 tabIndex={-1} className="text-xl leading-tight font-extrabold md:flex-none 2xl:text-2xl">
              {texts.title}
            </h1>
            <p className="flex-[1_1_32ch] text-sm leading-tight text-ink-2 max-lg:sr-only">{texts.subtitle}</p>
            {badges}
          </div>
          {actions}
        </header>
        {about === 'chain' && <SameInAllStores />}
        {children}
      </main>
      {beside}
    </>
  );
}
