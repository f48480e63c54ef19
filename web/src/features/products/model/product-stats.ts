import type { ProductData } from '../../../shared/products/product-data.ts';
import { savingsPercent } from './savings.ts';

export interface ProductStats {
  total: number;
  active: number;
  /** In percent, unrounded; null while no product is active. */
  averageSavings: number | null;
}

/**
 * The three figures of the page's head. The average is the mean of the savings percentages of the active products, each
 * product counting once: what shoppers see on the board, not what the stock would fetch. A price above the regular one
 * counts as the negative saving it is.
 */
export function productStats(products: readonly ProductData[]): ProductStats {
  const active = products.filter((product) => product.active);
  return { total: products.length, active: active.length, averageSavings: mean(active.map(savingsPercent)) };
}

/** Null for no numbers at all. */
export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
