import { lazy, Suspense } from 'react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-symbol.tsx';
import type { ShopSection } from '../model/shop-sections.ts';
import { SheetLine } from './sheet-line.tsx';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-products.module.css';
import type { ShopLayout } from './shop-view.ts';

/** Longer lists are drawn near the window only, by code that shorter ones need not wait for. */
const DRAWN_WHOLE = 300;

/** Pictures that the first screen may hold. */
const EAGER_PICTURES = 6;

const SparseRows = lazy(async () => ({ default: (await import('./sparse-rows.tsx')).SparseRows }));

interface ProductSectionsProps {
  sections: readonly ShopSection[];
  layout: ShopLayout;
  /** How many products the sections hold together. */
  count: number;
}

/** The products under the names of their categories. */
export function ProductSections({ sections, layout, count }: ProductSectionsProps) {
  const sparse = count > DRAWN_WHOLE;
  return (
    <div className="grid gap-9 @container" data-layout={layout}>
      {sections.map((section, index) => (
        <section key={section.key} aria-labelledby={`shop-${section.key}`} data-scheme={section.colorScheme}>
          <h2 id={`shop-${section.key}`} className={styles.shopHeading}>
            <span className={styles.shopHeadingIcon}>
              <CategorySymbol icon={section.icon} size={22} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{section.name}</span>
            <span className="text-base font-medium text-ink-3">{section.products.length}</span>
          </h2>
          {sparse ? (
            <Suspense>
              <SparseRows section={section} layout={layout} />
            </Suspense>
          ) : (
            <WholeRows section={section} layout={layout} first={index === 0} />
          )}
        </section>
      ))}
    </div>
  );
}

function WholeRows({ section, layout, first }: { section: ShopSection; layout: ShopLayout; first: boolean }) {
  const Item = layout === 'cards' ? ShopCard : SheetLine;
  return (
    <ul className={layout === 'cards' ? styles.shopGrid : 'border border-edge bg-surface'}>
      {section.products.map((product, row) => (
        <Item
          key={product.id}
          product={product}
          icon={section.icon}
          eager={first && row < EAGER_PICTURES}
          measure={null}
          row={row}
        />
      ))}
    </ul>
  );
}
