import type { Product, ProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** A product as the API shows it: money leaves integer cents here and nowhere else. */
export function productView({ retailPriceCents, ourPriceCents, ...shown }: ProductState): Product {
  return { ...shown, retailPrice: centsToDollars(retailPriceCents), ourPrice: centsToDollars(ourPriceCents) };
}
