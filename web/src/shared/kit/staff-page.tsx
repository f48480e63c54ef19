import type { ReactNode } from 'react';
import { SignOutButton } from '../session/sign-out.tsx';
import { TooltipProvider } from '../ui/overlays/tooltip.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { SameInAllStores, StoreScopeSwitch } from './store-scope.tsx';

interface StaffPageProps {
  /** `data-page` of the content, which styles and tests go by. */
  name: string;
  texts: { pageTitle: string; title: string; subtitle: string };
  /** What the page is about: one store or all, as chosen in its header, or the chain whatever is chosen there. */
  about?: 'stores' | 'chain';
  /** The choice of a store, where it is another than the open ones. */
  scope?: ReactNode;
  /** Buttons and badges before the one that signs out. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
  /** Dialogs, announcements and printed sheets: what is not part of the content. */
  beside?: ReactNode;
}

/** A page of the back office: its title, how to leave it, and its content. */
export function StaffPage(props: StaffPageProps) {
  const {
    name,
    texts,
    about = 'stores',
    scope = <StoreScopeSwitch />,
    actions,
    className = 'gap-5',
    children,
    beside,
  } = props;
  return (
    <TooltipProvider>
      <title>{texts.pageTitle}</title>
      <SkipLink />
      <main id="main" data-page={name} className={`grid px-4 py-5 md:px-6 lg:px-8 ${className}`}>
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 tabIndex={-1} className="text-3xl font-extrabold">
              {texts.title}
            </h1>
            <p className="text-ink-2">{texts.subtitle}</p>
          </div>
          <span className="flex flex-wrap items-center gap-3">
            {scope}
            {actions}
            <SignOutButton />
          </span>
        </header>
        {about === 'chain' && <SameInAllStores />}
        {children}
      </main>
      {beside}
    </TooltipProvider>
  );
}
