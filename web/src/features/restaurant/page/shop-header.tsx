import type { Store } from '@larder/contracts';
import type { ReactNode } from 'react';
import { CHINESE } from '../../../shared/chinese.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { LogoMark } from '../../../shared/ui/logo-mark.tsx';
import { restaurantTexts } from '../../../texts/restaurant/page.ts';
import styles from '../restaurant.module.css';

/** The shop's name, the page's, and beside it the tag with the discount code. */
export function ShopHeader({ store, children }: { store: Store | null; children: ReactNode }) {
  return (
    <header className="screen-only">
      <div className="bg-brand text-white">
        <div className={`${styles.shopWidth} flex min-h-[60px] items-center justify-between gap-x-4 py-2`}>
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
            className="inline-flex min-h-11 flex-none items-center font-semibold underline underline-offset-4"
          >
            {restaurantTexts.board}
          </Link>
        </div>
      </div>
      <div className="butcher-paper border-b border-hairline">
        <div className={`${styles.shopWidth} flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 md:py-7`}>
          <div className="grid gap-1">
            <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 text-3xl font-extrabold md:text-4xl">
              {restaurantTexts.title}
              <span lang={CHINESE} className="text-[0.7em] text-ink-2">
                {restaurantTexts.chineseTitle}
              </span>
            </h1>
            <p className="text-ink-2">{restaurantTexts.intro}</p>
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}
