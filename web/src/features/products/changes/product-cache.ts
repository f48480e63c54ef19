import type { ProductData } from '../../../shared/api/staff-products.ts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';

/**
 * A list that has just arrived, except where the page already holds a later version of a product: the request may have
 * been on its way when that change was made.
 */
export function newerRows(held: readonly ProductData[] | undefined, arrived: readonly ProductData[]): ProductData[] {
  const heldById = new Map(held?.map((product) => [product.id, product]));
  return arrived.map((product) => {
    const before = heldById.get(product.id);
    // In a store the version is its override's, which begins anew after a reset.
    return before !== undefined && product.own === undefined && before.version > product.version ? before : product;
  });
}

/** The list with one product in a new state. */
export function withProduct(list: readonly ProductData[] | undefined, changed: ProductData): ProductData[] | undefined {
  return list?.map((product) => (product.id === changed.id ? changed : product));
}

/** The version that a change names: in a store, that of its override. */
export const versionOf = (product: ProductData | undefined): number | undefined =>
  product?.own?.version ?? product?.version;

/** What failed last on the page of retail products. */
export const problems = new ProblemStore();
