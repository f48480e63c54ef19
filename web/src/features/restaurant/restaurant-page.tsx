import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Phone } from 'lucide-react';
import { storeQuery } from '../../shared/api/stores.ts';
import { CHINESE } from '../../shared/chinese.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { restaurantTexts } from '../../texts/restaurant.ts';

/** How restaurants order today: by telephone or with the printed form. */
export function RestaurantPage() {
  const store = useQuery(storeQuery).data ?? null;
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-4 py-10">
      <title>{restaurantTexts.pageTitle}</title>
      <LogoMark size={48} on="paper" />
      <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 text-3xl font-extrabold md:text-4xl">
        {restaurantTexts.title}
        <span lang={CHINESE} className="text-[0.8em] text-ink-2">
          {restaurantTexts.chineseTitle}
        </span>
      </h1>
      <p className="text-lg">{restaurantTexts.intro}</p>
      {store !== null && (
        <address className="border-y border-hairline py-3 not-italic">
          <p className="font-semibold">{store.name}</p>
          <p>{store.address}</p>
          <p>{store.openingHours}</p>
        </address>
      )}
      <div className="flex flex-wrap gap-3">
        {store !== null && (
          <a className="button" data-tone="primary" href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}>
            <Phone size={18} strokeWidth={1.75} aria-hidden />
            {restaurantTexts.call(store.phone)}
          </a>
        )}
        <a className="button" data-tone="plain" href="/wholesale-order-form.html" target="_blank" rel="noopener">
          {restaurantTexts.form}
          <span className="sr-only"> {restaurantTexts.opensNewTab}</span>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </a>
        <Link className="button" data-tone="plain" to={PATHS.board.path}>
          {restaurantTexts.board}
        </Link>
      </div>
    </main>
  );
}
