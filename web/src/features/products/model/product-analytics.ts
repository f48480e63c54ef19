import { RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { savingsPercent } from './sort-products.ts';

/** Our price counts as high from this multiple of the average on. */
const HIGH_VALUE_FACTOR = 2;
/** Savings below this many percent are low. */
const LOW_SAVINGS_PERCENT = 5;
const TOP_SAVINGS = 5;

export interface CategoryFigures {
  category: RetailCategory;
  count: number;
  averagePrice: number;
  averageSavings: number;
}

export interface ProductAnalytics {
  /** The number of active products, on which everything but `inactive` is based. */
  activeCount: number;
  highValue: ProductData[];
  lowMargin: ProductData[];
  inactive: ProductData[];
  priceReview: ProductData[];
  topSavings: ProductData[];
  categories: CategoryFigures[];
}

/** Figures and remarkable products (specification part 1 §5). Inactive products are only listed. */
export function analyseProducts(products: readonly ProductData[]): ProductAnalytics {
  const active = products.filter((product) => product.active);
  const totalCents = active.reduce((sum, product) => sum + centsOf(product), 0);
  return {
    activeCount: active.length,
    highValue: active.filter((product) => centsOf(product) * active.length > totalCents * HIGH_VALUE_FACTOR),
    lowMargin: active.filter(
      (product) => product.retailPrice > product.ourPrice && savingsPercent(product) < LOW_SAVINGS_PERCENT,
    ),
    inactive: products.filter((product) => !product.active),
    priceReview: active.filter(({ retailPrice, ourPrice }) => ourPrice > retailPrice),
    topSavings: active
      .filter((product) => savingsPercent(product) > 0)
      .toSorted((a, b) => savingsPercent(b) - savingsPercent(a))
      .slice(0, TOP_SAVINGS),
    categories: RETAIL_CATEGORIES.flatMap((category) => figuresOf(category, active)),
  };
}

/** In whole cents, so that exactly twice the average is not more than twice the average. */
function centsOf({ ourPrice }: ProductData): number {
  return Math.round(ourPrice * 100);
}

/** A category without active products has no figures. */
function figuresOf(category: RetailCategory, active: readonly ProductData[]): CategoryFigures[] {
  const its = active.filter((product) => product.category === category);
  const averagePrice = mean(its.map(({ ourPrice }) => ourPrice));
  const averageSavings = mean(its.map(savingsPercent));
  if (averagePrice === null || averageSavings === null) return [];
  return [{ category, count: its.length, averagePrice, averageSavings }];
}

export interface ProductStats {
  total: number;
  active: number;
  /** The average in percent, unrounded; null while no product is active. */
  averageSavings: number | null;
}

/**
 * The three figures of the page's head. The average is the mean of the savings percentages of active products, each
 * counting once, as shoppers see them on the board. A price above the regular one counts as negative savings.
 */
export function productStats(products: readonly ProductData[]): ProductStats {
  const active = products.filter((product) => product.active);
  return { total: products.length, active: active.length, averageSavings: mean(active.map(savingsPercent)) };
}

/** Null when the list is empty. */
export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
