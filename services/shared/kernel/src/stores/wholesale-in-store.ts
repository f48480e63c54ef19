import { effective, type OwnWords } from './effective.js';

/** What a store may say of a restaurant product itself. */
export interface WholesaleWords {
  pricePerUnitCents: number;
  minOrderQuantity: number;
  active: boolean;
  displayOrder: number;
  /** A day that is over: not sold out here, whatever the chain says. */
  soldOutDate: string | null;
  /** The same. */
  soldOutUntil?: string | null;
}

/**
 * A restaurant product as it holds in a store, by the resolver of all prices.
 * @param own null: the store says nothing
 * @returns the very same object where the store says nothing
 */
export function wholesaleInStore<Product extends WholesaleWords>(
  chain: Product,
  own: OwnWords<WholesaleWords> | null | undefined,
): Product {
  if (!own) return chain;
  const { pricePerUnitCents, minOrderQuantity, active, displayOrder, soldOutDate, soldOutUntil } = own;
  const here = effective(chain, { pricePerUnitCents, minOrderQuantity, active, displayOrder, soldOutDate });
  // The chain's product lacks the field while there is some.
  return soldOutUntil ? { ...here, soldOutUntil } : here;
}

/**
 * Rows of products in the chain's order, in their places in a store: those of one place stay as in the chain.
 * @param here what holds there
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
