import type { RestaurantCategory } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { storeQuery } from '../../../shared/api/stores.ts';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { searchProducts } from '../../../shared/search/product-search.ts';
import { useFinder } from '../../../shared/search/use-finder.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { SkipLink } from '../../../shared/ui/skip-link.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { sectionsOf, type ShopLayout, type ShopSection, type ShopView } from '../model/shop-sections.ts';
import { SheetLine } from '../products/sheet-line.tsx';
import { ShopCard } from '../products/shop-card.tsx';
import styles from '../products/shop-products.module.css';
import { ShopToolbar } from '../products/shop-toolbar.tsx';
import type { ShopProducts } from './use-shop-products.ts';

/** Longer lists are virtualized, by code that shorter ones need not load. */
const DRAWN_WHOLE = 300;

/** The number of pictures that fit the first screen. */
const EAGER_PICTURES = 6;

const SparseRows = part(async () => (await import('../products/sparse-rows.tsx')).SparseRows);

interface ProductSectionsProps {
  sections: readonly ShopSection[];
  layout: ShopLayout;
  /** The number of products in all sections. */
  count: number;
}

/** The products under the headings of their categories. */
function ProductSections({ sections, layout, count }: ProductSectionsProps) {
  const sparse = count > DRAWN_WHOLE;
  return (
    <div className="grid gap-9 @container" data-layout={layout}>
      {sections.map((section, index) => (
        <section key={section.key} aria-labelledby={`shop-${section.key}`} data-scheme={section.colorScheme}>
          {/* A column beside the products has the cart: hundreds of buttons away. */}
          <span className="max-lg:hidden">
            <SkipLink to="#cart" label={cartTexts.skipTo} />
          </span>
          <h2
            id={`shop-${section.key}`}
            className="mb-3 flex items-center gap-2.5 border-b-2 border-(--scheme-ink) pb-2 text-[1.25rem] leading-[1.3] font-extrabold"
          >
            <span className="grid size-9 flex-none place-items-center rounded-control bg-(--scheme-tint) text-(--scheme-ink)">
              <CategorySymbol icon={section.icon} size={22} />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <BothNames of={section} second="font-medium text-ink-2" />
            </span>
            <span className="text-base font-medium text-ink-3">{section.products.length}</span>
          </h2>
          {sparse ? (
            <SparseRows section={section} layout={layout} />
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

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder cards for the first screen. */
function ShopSkeleton() {
  return (
    <div className="grid gap-9 @container">
      <p className="sr-only">{shopTexts.loading}</p>
      <div aria-hidden className="skeleton h-7 w-48" />
      <ul aria-hidden className={styles.shopGrid}>
        {PLACES.map((place) => (
          <li key={place} className={styles.shopCard}>
            <span className={`skeleton ${styles.shopCardPicture}`} />
            <div className="grid [grid-area:names] content-start gap-0.5 min-w-0">
              <span className="skeleton h-5 w-4/5" />
              <span className="skeleton h-4 w-3/5" />
            </div>
            <div className="[grid-area:price] self-end">
              <span className="skeleton block h-7 w-28" />
            </div>
            <div className={styles.shopCardQuantity}>
              <span className="skeleton h-11 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LAYOUT_KEY = 'larder.restaurant-layout';

/** Cards or order sheet: stored, because a restaurant orders the same way every week. */
function useShopLayout(): [ShopLayout, (layout: ShopLayout) => void] {
  const [layout, setLayout] = useState<ShopLayout>(() =>
    deviceStore.read(LAYOUT_KEY) === 'sheet' ? 'sheet' : 'cards',
  );
  return [
    layout,
    (next) => {
      deviceStore.write(LAYOUT_KEY, next);
      setLayout(next);
    },
  ];
}

interface ShopProductsViewProps {
  products: ShopProducts;
  categories: readonly RestaurantCategory[];
  view: ShopView;
  onView: (change: Partial<ShopView>) => void;
}

/** The list of products with its filters. Memoized, so that changes of the cart do not re-render it. */
export const ShopProductsView = memo(function ShopProductsView(props: ShopProductsViewProps) {
  const { products, categories, view, onView } = props;
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const [layout, setLayout] = useShopLayout();
  // The list may lag behind typing; the field must not.
  const query = useDeferredValue(view.query);
  const { list } = products;
  const [searching, setSearching] = useState(query !== '');
  const finder = useFinder(searching);
  const sections = useMemo(
    () =>
      list === null ? [] : sectionsOf(searchProducts(list, query, finder), categories, view.category, query !== ''),
    [list, categories, view.category, query, finder],
  );
  const shown = sections.reduce((count, section) => count + section.products.length, 0);
  return (
    <div className="grid min-w-0 content-start gap-5">
      <ShopToolbar
        query={view.query}
        onBegin={() => setSearching(true)}
        onQuery={(next) => onView({ query: next })}
        layout={layout}
        onLayout={setLayout}
        count={list === null ? null : { shown, all: list.length }}
      />
      {products.staleSince !== null && (
        <ErrorState onRetry={products.retry}>
          {shopTexts.outdated(formatInstant(products.staleSince, timeZone))}
        </ErrorState>
      )}
      {products.failed && <ErrorState onRetry={products.retry}>{shopTexts.loadError}</ErrorState>}
      {list === null && !products.failed && <ShopSkeleton />}
      {list !== null && shown === 0 && (
        <NothingShown query={query.trim()} all={list.length} onClear={() => onView({ query: '', category: null })} />
      )}
      <ProductSections sections={sections} layout={layout} count={shown} />
    </div>
  );
});

function NothingShown({ query, all, onClear }: { query: string; all: number; onClear: () => void }) {
  const icon = <PackageOpen size={40} strokeWidth={1.25} aria-hidden />;
  if (all === 0) return <EmptyState icon={icon} title={shopTexts.emptyTitle} hint={shopTexts.emptyHint} />;
  const showAll = <Button onClick={onClear}>{shopTexts.all}</Button>;
  if (query === '')
    return (
      <EmptyState icon={icon} title={shopTexts.emptyCategory}>
        {showAll}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
      title={shopTexts.nothingFound(query)}
      hint={shopTexts.nothingFoundHint}
    >
      {showAll}
    </EmptyState>
  );
}
