import type { RestaurantProduct } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { DRAWN_WHOLE } from '../../../shared/ui/lists/use-window-rows.ts';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { groupProducts, type ProductGroup } from '../model/group-products.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import type { WholesaleView } from '../view/wholesale-view.ts';
import { CardList } from './card-list.tsx';
import type { Place, ProductActions } from './product-actions.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductTable } from './product-table.tsx';

interface ProductListProps {
  products: UseQueryResult<RestaurantProduct[]>;
  shown: readonly WholesaleProduct[];
  categories: CategoryIndex;
  view: WholesaleView;
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
  onClearFilters: () => void;
}

/** The products as the view wants them; before that, that they are coming, missing or none. */
export function ProductList(props: ProductListProps) {
  const { products, shown, categories, view, editable, movable, actions, onClearFilters } = props;
  const wide = useWideScreen();
  const turned = view.sort.key === 'category' && view.sort.descending;
  const groups = useMemo(() => groupProducts(shown, categories, turned), [shown, categories, turned]);
  const places = useMemo(() => (movable ? placesIn(groups) : null), [groups, movable]);

  if (products.data === undefined) {
    if (!products.isError) return <output className="late block py-8 text-ink-2">{wholesaleTexts.loading}</output>;
    return (
      <ErrorState onRetry={() => void products.refetch()}>
        <p className="font-semibold">{wholesaleTexts.loadError}</p>
        <p>{products.error.message}</p>
      </ErrorState>
    );
  }
  if (products.data.length === 0)
    return (
      <EmptyState
        icon={<PackageOpen size={32} strokeWidth={1.5} aria-hidden />}
        title={wholesaleTexts.emptyTitle}
        hint={editable ? wholesaleTexts.emptyHint : undefined}
      />
    );
  if (shown.length === 0)
    return (
      <EmptyState icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} title={wholesaleTexts.nothingFound}>
        <Button onClick={onClearFilters}>{wholesaleTexts.clearFilters}</Button>
      </EmptyState>
    );
  if (view.layout === 'grid')
    return (
      <ProductGrid
        groups={groups}
        headed={view.category === ''}
        categories={categories}
        editable={editable}
        actions={actions}
      />
    );
  const list = { products: shown, categories, editable, actions, places };
  if (wide) return <ProductTable {...list} />;
  return <CardList {...list} columns={1} sparse={shown.length > DRAWN_WHOLE} label={wholesaleTexts.list} />;
}

/** Each product's place among those of its category that are shown. */
function placesIn(groups: readonly ProductGroup[]): Map<string, Place> {
  return new Map(
    groups.flatMap(({ products }) => products.map(({ id }, index) => [id, { index, total: products.length }] as const)),
  );
}
