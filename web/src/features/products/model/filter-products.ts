import type { RetailCategory } from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import type { Finder } from '../../../shared/search/finder.ts';
import { searchProducts } from '../../../shared/search/product-search.ts';
import { savingsPercent } from './sort-products.ts';

export const STATUS_FILTERS = ['all', 'active', 'inactive', 'differs'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters of the list. Bounds are kept as typed; those that are not numbers are ignored. */
export interface ProductFilters {
  searchQuery: string;
  categoryFilter: RetailCategory | 'all';
  statusFilter: StatusFilter;
  priceMin: string;
  priceMax: string;
  savingsMin: string;
  savingsMax: string;
}

/**
 * No filter. The savings range of 0 to 100 is the initial value of the fields, not a bound: a product whose price is
 * above the regular one saves less than 0 % and must not vanish from an unfiltered list.
 */
export const NO_FILTERS: Readonly<ProductFilters> = {
  searchQuery: '',
  categoryFilter: 'all',
  statusFilter: 'all',
  priceMin: '',
  priceMax: '',
  savingsMin: '0',
  savingsMax: '100',
};

/** Parses a typed bound; null when invalid: "12.5", "$1,200" and "15%" are bounds, "" and "abc" are not. */
export function boundOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[$,%\s]/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

type BoundKey = 'priceMin' | 'priceMax' | 'savingsMin' | 'savingsMax';

/** The bound set by a field; null while it does not narrow the list. */
function narrowing(filters: ProductFilters, key: BoundKey): number | null {
  const bound = boundOf(filters[key]);
  return bound === boundOf(NO_FILTERS[key]) ? null : bound;
}

/** The filters that currently narrow the list, in the order of the panel. */
export function activeFilters(filters: ProductFilters): (keyof ProductFilters)[] {
  const active: (keyof ProductFilters)[] = [];
  if (filters.searchQuery.trim() !== '') active.push('searchQuery');
  if (filters.categoryFilter !== 'all') active.push('categoryFilter');
  if (filters.statusFilter !== 'all') active.push('statusFilter');
  for (const key of ['priceMin', 'priceMax', 'savingsMin', 'savingsMax'] as const)
    if (narrowing(filters, key) !== null) active.push(key);
  return active;
}

/** The products that pass every filter: the same list object without filters, the best matches first in a search. */
export function filterProducts(
  products: readonly ProductData[],
  filters: ProductFilters,
  { finder = null, bestFirst = false }: { finder?: Finder | null; bestFirst?: boolean } = {},
): readonly ProductData[] {
  if (activeFilters(filters).length === 0) return products;
  const { categoryFilter, statusFilter } = filters;
  const found = searchProducts(products, filters.searchQuery, finder);
  const isFound = new Set(found);
  const [priceMin, priceMax] = [narrowing(filters, 'priceMin'), narrowing(filters, 'priceMax')];
  const [savingsMin, savingsMax] = [narrowing(filters, 'savingsMin'), narrowing(filters, 'savingsMax')];
  return (bestFirst ? found : products).filter(
    (product) =>
      isFound.has(product) &&
      (categoryFilter === 'all' || product.category === categoryFilter) &&
      hasStatus(product, statusFilter) &&
      isWithin(product.ourPrice, priceMin, priceMax) &&
      ((savingsMin === null && savingsMax === null) || isWithin(savingsPercent(product), savingsMin, savingsMax)),
  );
}

/** `differs`: a store overrides it; in a store's list, that store. */
function hasStatus({ active, own, differs }: ProductData, filter: StatusFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'differs') return differs !== undefined || (own?.version ?? 0) > 0;
  return active === (filter === 'active');
}

function isWithin(value: number, min: number | null, max: number | null): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}
