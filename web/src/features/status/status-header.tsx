import type { Store } from '@larder/contracts';
import type { ReactNode, Ref } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { statusTexts } from '../../texts/status.ts';

interface StatusHeaderProps {
  store: Store | null;
  title: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The shop's name, the page's, and below it the sentence that sums it all up. */
export function StatusHeader({ store, title, children }: StatusHeaderProps) {
  return (
    <header>
      <div className="bg-brand text-white print:bg-white print:text-ink">
        <div className="status-width flex min-h-[60px] items-center justify-between gap-x-4 py-2">
          <p className="flex min-w-0 items-center gap-3">
            <LogoMark size={36} on="brand" />
            <span className="grid leading-tight">
              <span className="font-extrabold md:text-lg">{store?.name ?? '\u00A0'}</span>
              <span lang={CHINESE} className="min-h-[1.5em] text-sm">
                {store?.chineseName ?? ''}
              </span>
            </span>
          </p>
          <Link
            to={PATHS.board.path}
            className="screen-only inline-flex min-h-11 flex-none items-center font-semibold underline underline-offset-4"
          >
            {statusTexts.board}
          </Link>
        </div>
      </div>
      <div className="butcher-paper border-b border-hairline">
        <div className="status-width grid gap-4 py-6 md:py-9">
          <h1 ref={title} tabIndex={-1} className="text-3xl font-extrabold md:text-4xl">
            {statusTexts.title}
          </h1>
          {children}
        </div>
      </div>
    </header>
  );
}
