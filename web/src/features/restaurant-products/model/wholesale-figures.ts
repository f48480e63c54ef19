import type { WholesaleProduct } from '../restaurant-api.ts';

export interface WholesaleFigures {
  total: number;
  active: number;
  /** In dollars; null while no product is active. */
  averagePrice: number | null;
}

/**
 * The figures of the page's head. The average is the mean of the prices per unit of the active products, each product
 * counting once whatever its unit is: what restaurants see, not what an average order costs. Counted in cents.
 */
export function wholesaleFigures(products: readonly WholesaleProduct[]): WholesaleFigures {
  const active = products.filter((product) => product.active);
  const cents = active.reduce((sum, { pricePerUnit }) => sum + Math.round(pricePerUnit * 100), 0);
  return {
    total: products.length,
    active: active.length,
    averagePrice: active.length === 0 ? null : Math.round(cents / active.length) / 100,
  };
}
