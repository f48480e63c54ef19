import { isRetailCategory } from '@larder/kernel';
import { useCallback, useMemo } from 'react';
import { type AddressCodec, choice, object, single, sorting, text } from '../../../shared/routing/address-codec.ts';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import type { ListLayout } from '../../../shared/ui/lists/list-controls.tsx';
import type { ColumnSteps } from '../../../shared/ui/lists/use-columns.ts';
import { NO_FILTERS, type ProductFilters, STATUS_FILTERS } from './filter-products.ts';
import { MANUAL_ORDER, type ProductSort, SORT_KEYS, type SortKey, chooseSort } from './sort-products.ts';

/** Which products the page shows, in which order and layout. */
export interface ProductView {
  filters: ProductFilters;
  sort: ProductSort;
  layout: ProductLayout;
}

/** A bound as typed; an empty one differs from the default. */
function bound(name: 'priceMin' | 'priceMax' | 'savingsMin' | 'savingsMax'): AddressCodec<string> {
  return single(
    name,
    (found) => found ?? NO_FILTERS[name],
    (typed) => (typed === NO_FILTERS[name] ? null : typed),
  );
}

/** `sheet`: a spreadsheet, for those who may edit; others see the list. */
export type ProductLayout = ListLayout | 'sheet';

export const PRODUCT_ADDRESS = object<ProductView>({
  filters: object<ProductFilters>({
    searchQuery: text('q'),
    categoryFilter: single(
      'category',
      (found) => (isRetailCategory(found) ? found : NO_FILTERS.categoryFilter),
      (category) => (category === NO_FILTERS.categoryFilter ? null : category),
    ),
    statusFilter: choice('status', STATUS_FILTERS, NO_FILTERS.statusFilter),
    priceMin: bound('priceMin'),
    priceMax: bound('priceMax'),
    savingsMin: bound('savingsMin'),
    savingsMax: bound('savingsMax'),
  }),
  sort: sorting(SORT_KEYS, MANUAL_ORDER, 'order'),
  layout: choice<ProductLayout>('view', ['grid', 'sheet'], 'list'),
});

export interface ProductViewControl {
  view: ProductView;
  setFilters(change: Partial<ProductFilters>): void;
  clearFilters(): void;
  chooseSort(key: SortKey): void;
  turnSort(): void;
  setLayout(layout: ProductLayout): void;
}

/** The view of the list, kept in the address. */
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

/** Two to six cards side by side. A window of 1536 px leaves 1272 px for the grid next to the sidebar. */
export const COLUMN_STEPS: ColumnSteps = [
  { from: 1240, columns: 6 },
  { from: 980, columns: 5 },
  { from: 740, columns: 4 },
  { from: 600, columns: 3 },
  { from: 0, columns: 2 },
];
