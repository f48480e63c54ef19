import type { Product, ProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** The only place where money leaves integer cents. */
export function productView({ retailPriceCents, ourPriceCents, ...shown }: ProductState): Product {
  return { ...shown, retailPrice: centsToDollars(retailPriceCents), ourPrice: centsToDollars(ourPriceCents) };
}
