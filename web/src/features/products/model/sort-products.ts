import { RETAIL_CATEGORIES } from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';

export const SORT_KEYS = ['manual', 'description', 'retailPrice', 'ourPrice', 'savings', 'category'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface ProductSort {
  key: SortKey;
  descending: boolean;
}

export const MANUAL_ORDER: Readonly<ProductSort> = { key: 'manual', descending: false };

/** Natural order of names: case-insensitive, "2 lb" before "10 lb", Chinese by stroke or sound. */
const names = new Intl.Collator(['en', 'zh-Hant'], { numeric: true, sensitivity: 'base' });

const categoryRank = new Map(RETAIL_CATEGORIES.map((category, rank) => [category, rank]));

const COMPARISONS: Record<Exclude<SortKey, 'manual'>, (a: ProductData, b: ProductData) => number> = {
  description: (a, b) => names.compare(a.description, b.description),
  retailPrice: (a, b) => a.retailPrice - b.retailPrice,
  ourPrice: (a, b) => a.ourPrice - b.ourPrice,
  savings: (a, b) => savingsPercent(a) - savingsPercent(b),
  category: (a, b) => (categoryRank.get(a.category) ?? 0) - (categoryRank.get(b.category) ?? 0),
};

/** The list in the chosen order. Equal products keep their manual order, even when descending. */
export function sortProducts(products: readonly ProductData[], { key, descending }: ProductSort): ProductData[] {
  if (key === 'manual') return descending ? products.toReversed() : [...products];
  const compare = COMPARISONS[key];
  return products.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

/** Choosing the current order reverses it; another one starts ascending. */
export function chooseSort(current: ProductSort, key: SortKey): ProductSort {
  return { key, descending: current.key === key ? !current.descending : false };
}

/**
 * The shoppers' savings in percent, unrounded: (10, 8.75) → 12.5; negative when our price is higher, 0 without a
 * regular price. Calculated in cents, so that a bound of exactly 5 % is met by exactly 5 %.
 */
export function savingsPercent({ retailPrice, ourPrice }: { retailPrice: number; ourPrice: number }): number {
  const retail = Math.round(retailPrice * 100);
  const ours = Math.round(ourPrice * 100);
  if (!Number.isFinite(retail) || !Number.isFinite(ours) || retail <= 0) return 0;
  return ((retail - ours) * 100) / retail + 0;
}
