import { isRetailCategory } from '@larder/kernel';
import { choice, object, single, sorting, text, type AddressCodec } from '../../../shared/routing/address-codec.ts';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { NO_FILTERS, STATUS_FILTERS, type ProductFilters } from '../model/filter-products.ts';
import { MANUAL_ORDER, SORT_KEYS, type ProductSort } from '../model/sort-products.ts';

/** Which products the page shows, in which order and how. */
export interface ProductView {
  filters: ProductFilters;
  sort: ProductSort;
  layout: ListLayout;
}

/** A bound as typed; an emptied one differs from the usual one. */
function bound(name: 'priceMin' | 'priceMax' | 'savingsMin' | 'savingsMax'): AddressCodec<string> {
  return single(
    name,
    (found) => found ?? NO_FILTERS[name],
    (typed) => (typed === NO_FILTERS[name] ? null : typed),
  );
}

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
  layout: choice<ListLayout>('view', ['grid'], 'list'),
});
