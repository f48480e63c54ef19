import type { WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';

export const SORT_KEYS = ['manual', 'name', 'price', 'category'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface WholesaleSort {
  key: SortKey;
  descending: boolean;
}

/** Names as people look them up: without regard to case, "2 lb" before "10 lb", Chinese by stroke or sound. */
const names = new Intl.Collator(['en', 'zh-Hant'], { numeric: true, sensitivity: 'base' });

type Comparison = (a: WholesaleProduct, b: WholesaleProduct) => number;

/** The order by hand within one category. Equal places go by name, as on the page that restaurants see. */
export const byHand: Comparison = (a, b) => a.displayOrder - b.displayOrder || byName(a, b);

const byName: Comparison = (a, b) => names.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);

/**
 * The list in the wanted order. By hand, categories stay together and in their own order whichever way it goes; by name and
 * price they mix.
 */
export function sortWholesale(
  products: readonly WholesaleProduct[],
  { key, descending }: WholesaleSort,
  categories: CategoryIndex,
): WholesaleProduct[] {
  const turn = descending ? -1 : 1;
  const byCategory: Comparison = (a, b) => categories.compare(a.category, b.category);
  const comparisons: Record<SortKey, Comparison> = {
    manual: (a, b) => byCategory(a, b) || turn * byHand(a, b),
    name: (a, b) => turn * byName(a, b),
    price: (a, b) => turn * (a.pricePerUnit - b.pricePerUnit) || byName(a, b),
    category: (a, b) => turn * byCategory(a, b) || byHand(a, b),
  };
  return products.toSorted(comparisons[key]);
}
