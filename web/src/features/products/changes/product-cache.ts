import type { Product } from '@larder/contracts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';

/**
 * A list that has just arrived, except where the page already holds a later version of a product: the request may have
 * been on its way when that change was made.
 */
export function newerRows(held: readonly Product[] | undefined, arrived: readonly Product[]): Product[] {
  const heldById = new Map(held?.map((product) => [product.id, product]));
  return arrived.map((product) => {
    const before = heldById.get(product.id);
    return before !== undefined && before.version > product.version ? before : product;
  });
}

/** The list with one product in a new state. */
export function withProduct(list: readonly Product[] | undefined, changed: Product): Product[] | undefined {
  return list?.map((product) => (product.id === changed.id ? changed : product));
}

/** What failed last on the page of retail products. */
export const problems = new ProblemStore();
