import { isRetailCategory } from '@larder/kernel';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { NO_FILTERS, STATUS_FILTERS, type ProductFilters } from '../model/filter-products.ts';
import { MANUAL_ORDER, SORT_KEYS, type ProductSort } from '../model/sort-products.ts';

/** Which products the page shows, in which order and how. */
export interface ProductView {
  filters: ProductFilters;
  sort: ProductSort;
  layout: ListLayout;
}

const FILTER_NAMES: Record<keyof ProductFilters, string> = {
  searchQuery: 'q',
  categoryFilter: 'category',
  statusFilter: 'status',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  savingsMin: 'savingsMin',
  savingsMax: 'savingsMax',
};

/** What an address says about the view; what it does not say, or says wrongly, is as on the first visit. */
export function readView(parameters: URLSearchParams): ProductView {
  const text = (key: keyof ProductFilters): string => parameters.get(FILTER_NAMES[key]) ?? NO_FILTERS[key];
  const category = parameters.get(FILTER_NAMES.categoryFilter);
  const status = parameters.get(FILTER_NAMES.statusFilter);
  const sort = parameters.get('sort');
  return {
    filters: {
      searchQuery: text('searchQuery'),
      categoryFilter: isRetailCategory(category) ? category : NO_FILTERS.categoryFilter,
      statusFilter: STATUS_FILTERS.find((known) => known === status) ?? NO_FILTERS.statusFilter,
      priceMin: text('priceMin'),
      priceMax: text('priceMax'),
      savingsMin: text('savingsMin'),
      savingsMax: text('savingsMax'),
    },
    sort: {
      key: SORT_KEYS.find((known) => known === sort) ?? MANUAL_ORDER.key,
      descending: parameters.get('order') === 'desc',
    },
    layout: parameters.get('view') === 'grid' ? 'grid' : 'list',
  };
}

/** The address of a view: only what differs from the first visit; what is none of ours stays as it is. */
export function writeView({ filters, sort, layout }: ProductView, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string, usual: string): void => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  for (const key of Object.keys(FILTER_NAMES) as (keyof ProductFilters)[])
    set(FILTER_NAMES[key], filters[key], NO_FILTERS[key]);
  set('sort', sort.key, MANUAL_ORDER.key);
  set('order', sort.descending ? 'desc' : 'asc', 'asc');
  set('view', layout, 'list');
  return next;
}
