import { effective, type OverrideOf } from './effective.js';

/** The fields of a restaurant product that a store may override. */
export interface WholesaleValues {
  pricePerUnitCents: number;
  minOrderQuantity: number;
  active: boolean;
  displayOrder: number;
  /** A past day: not sold out here, whatever the chain's value. */
  soldOutDate: string | null;
  /** The same. */
  soldOutUntil?: string | null;
}

/**
 * A restaurant product with a store's effective values, by the resolver of all prices.
 * @param own null: the store overrides nothing
 * @returns the same object if the store overrides nothing
 */
export function wholesaleInStore<Product extends WholesaleValues>(
  chain: Product,
  own: OverrideOf<WholesaleValues> | null | undefined,
): Product {
  if (!own) return chain;
  const { pricePerUnitCents, minOrderQuantity, active, displayOrder, soldOutDate, soldOutUntil } = own;
  const here = effective(chain, { pricePerUnitCents, minOrderQuantity, active, displayOrder, soldOutDate });
  // The chain's product has no such field while it is available.
  return soldOutUntil ? { ...here, soldOutUntil } : here;
}

/**
 * Sorts rows that are in the chain's order by their places in a store; equal places keep the chain's order.
 * @param here the effective values in the store
 */
export function inPlaces<Row>(
  rows: readonly Row[],
  here: (row: Row) => { readonly category: string; readonly displayOrder: number },
): Row[] {
  const categories = Map.groupBy(rows, (row) => here(row).category.toLowerCase());
  return [...categories.values()].flatMap((some) =>
    some.toSorted((one, other) => here(one).displayOrder - here(other).displayOrder),
  );
}
