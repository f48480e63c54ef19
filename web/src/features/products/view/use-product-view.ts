import { useCallback, useMemo } from 'react';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { NO_FILTERS, type ProductFilters } from '../model/filter-products.ts';
import { chooseSort, type SortKey } from '../model/sort-products.ts';
import { PRODUCT_ADDRESS, type ProductView } from './product-view.ts';

export interface ProductViewControl {
  view: ProductView;
  setFilters(change: Partial<ProductFilters>): void;
  clearFilters(): void;
  chooseSort(key: SortKey): void;
  turnSort(): void;
  setLayout(layout: ListLayout): void;
}

/** The view of the list. It lives in the address. */
export function useProductView(): ProductViewControl {
  const [view, setView] = useAddressState(PRODUCT_ADDRESS);
  const change = useCallback(
    (part: (before: ProductView) => Partial<ProductView>) => setView((before) => ({ ...before, ...part(before) })),
    [setView],
  );
  return useMemo(
    () => ({
      view,
      setFilters: (filters) => change((before) => ({ filters: { ...before.filters, ...filters } })),
      clearFilters: () => change(() => ({ filters: NO_FILTERS })),
      chooseSort: (key) => change(({ sort }) => ({ sort: chooseSort(sort, key) })),
      turnSort: () => change(({ sort }) => ({ sort: { ...sort, descending: !sort.descending } })),
      setLayout: (layout) => change(() => ({ layout })),
    }),
    [view, change],
  );
}
