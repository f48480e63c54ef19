import type { ReactNode } from 'react';
import { SignOutButton } from '../session/sign-out.tsx';
import { TooltipProvider } from '../ui/overlays/tooltip.tsx';
import { SkipLink } from '../ui/skip-link.tsx';

interface StaffPageProps {
  /** `data-page` of the content, which styles and tests go by. */
  name: string;
  texts: { pageTitle: string; title: string; subtitle: string };
  /** Buttons and badges before the one that signs out. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
  /** Dialogs, announcements and printed sheets: what is not part of the content. */
  beside?: ReactNode;
}

/** A page of the back office: its title, how to leave it, and its content. */
export function StaffPage({ name, texts, actions, className = 'gap-5', children, beside }: StaffPageProps) {
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
            {actions}
            <SignOutButton />
          </span>
        </header>
        {children}
      </main>
      {beside}
    </TooltipProvider>
  );
}
