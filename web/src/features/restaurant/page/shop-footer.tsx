import type { Store } from '@larder/contracts';
import { ExternalLink, Phone } from 'lucide-react';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { restaurantTexts } from '../../../texts/restaurant/page.ts';
import { shopStoreTexts } from '../../../texts/stores/shop.ts';
import styles from '../restaurant.module.css';

/** A separate page without scripts, to be printed and filled in by hand. */
const FORM = '/wholesale-order-form.html';

/** How ordering works, and other ways to order. */
export function ShopFooter({ store }: { store: Store | null }) {
  return (
    <footer className="screen-only border-t-4 border-double border-ink bg-sunken">
      <div className="mx-auto w-full max-w-[1440px] px-4 md:px-6 lg:px-8 grid gap-8 py-8 md:grid-cols-2">
        <section aria-labelledby="shop-help">
          <h2 id="shop-help" className="pb-3 text-xl font-extrabold">
            {restaurantTexts.helpTitle}
          </h2>
          <ol className={styles.orderSteps}>
            {restaurantTexts.help.map(({ state, name, what }) => (
              <li key={state}>
                <p className="font-semibold">{name}</p>
                <p className="text-ink-2">{what}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="shop-other-ways" className="grid content-start gap-3">
          <h2 id="shop-other-ways" className="text-xl font-extrabold">
            {restaurantTexts.otherWaysTitle}
          </h2>
          <p>{restaurantTexts.otherWays}</p>
          {store !== null && (
            <address className="not-italic">
              <p className="font-semibold">
                <BothNames of={store} second="" />
              </p>
              <p>{store.address}</p>
              <p>{shopStoreTexts.openingHours(store)}</p>
            </address>
          )}
          <div className="flex flex-wrap gap-3">
            {store?.phone && (
              <a className="button" data-tone="plain" href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}>
                <Phone size={18} strokeWidth={1.75} aria-hidden />
                {restaurantTexts.call(store.phone)}
              </a>
            )}
            <a className="button" data-tone="plain" href={FORM} target="_blank" rel="noopener">
              {restaurantTexts.form}
              <span className="sr-only"> {restaurantTexts.opensNewTab}</span>
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            </a>
          </div>
        </section>
      </div>
    </footer>
  );
}
