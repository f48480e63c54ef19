import { useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { analyticsTexts } from '../../../texts/products/analytics.ts';
import styles from './analytics.module.css';

/** As many as fit beside the other lists; the rest is a press away. */
const SHOWN_FIRST = 6;

interface InsightListProps {
  title: string;
  hint: string;
  products: readonly ProductData[];
  figure: (product: ProductData) => string;
  onEdit: ((product: ProductData) => void) | null;
}

export function InsightList({ title, hint, products, figure, onEdit }: InsightListProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? products : products.slice(0, SHOWN_FIRST);
  const rest = products.length - shown.length;
  return (
    <section>
      <h3 className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="text-sm font-medium text-ink-3">{products.length}</span>
      </h3>
      <p className="text-sm text-ink-2">{hint}</p>
      {products.length === 0 ? (
        <p className="py-2 text-ink-3">{analyticsTexts.none}</p>
      ) : (
        <ul className="mt-1 max-h-80 overflow-y-auto">
          {shown.map((product) => (
            <li key={product.id} className="border-t border-hairline">
              {onEdit === null ? (
                <span className={styles.insight}>
                  <Line name={product.description} figure={figure(product)} />
                </span>
              ) : (
                <button
                  type="button"
                  className={`${styles.insight} ${styles.insightButton}`}
                  onClick={() => onEdit(product)}
                >
                  <span className="sr-only">{analyticsTexts.edit}</span>
                  <Line name={product.description} figure={figure(product)} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className={styles.insightMore} onClick={() => setWhole(true)}>
          {analyticsTexts.more(rest)}
        </button>
      )}
    </section>
  );
}

function Line({ name, figure }: { name: string; figure: string }) {
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <span className="flex-none font-semibold">{figure}</span>
    </>
  );
}
