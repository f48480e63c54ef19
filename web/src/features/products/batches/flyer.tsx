import type { Product, Store } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { CHINESE } from '../../../shared/chinese.ts';
import { paperTexts as texts } from '../../../texts/products/paper.ts';
import styles from './flyer.module.css';

/** More products would be too small to read on one page. */
export const FLYER_PRODUCTS = 60;

interface FlyerProps {
  name: string;
  when: string;
  stores: readonly Store[];
  products: readonly Product[];
}

/** One page of letter paper with the offers of a batch. */
export function Flyer({ name, when, stores, products }: FlyerProps) {
  const shown = products.slice(0, FLYER_PRODUCTS);
  return (
    <article className={styles.flyer} data-columns={shown.length <= 12 ? 2 : shown.length <= 30 ? 3 : 4}>
      <header className={styles.flyerHead}>
        <h2 className={styles.flyerName}>{name}</h2>
        <p className={styles.flyerWhen}>{when}</p>
        <p>{stores.map((store) => [store.name, store.chineseName].filter(Boolean).join(' ')).join(' · ')}</p>
      </header>
      <ul className={styles.flyerItems}>
        {shown.map(({ id, description, chineseName, size, ourPrice, retailPrice }) => (
          <li key={id} className={styles.flyerItem}>
            <div className={styles.flyerText}>
              <p className={`${styles.flyerProduct} line-clamp-2`}>{description}</p>
              {chineseName !== null && (
                <p className={`${styles.flyerProduct} line-clamp-2`} lang={CHINESE}>
                  {chineseName}
                </p>
              )}
              <p className={styles.flyerSmall}>{size}</p>
            </div>
            <div className={styles.flyerPrices}>
              <p className={styles.flyerPrice}>{formatMoney(ourPrice)}</p>
              {retailPrice > ourPrice && <s className={styles.flyerSmall}>{formatMoney(retailPrice)}</s>}
            </div>
          </li>
        ))}
      </ul>
      {products.length > shown.length && (
        <p className={styles.flyerSmall}>{texts.more(products.length - shown.length)}</p>
      )}
    </article>
  );
}
