import type { ProductData } from '../../../shared/api/staff-products.ts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';

/** The list with one product replaced. */
export function withProduct(list: readonly ProductData[] | undefined, changed: ProductData): ProductData[] | undefined {
  return list?.map((product) => (product.id === changed.id ? changed : product));
}

/** The version to send with a change: in a store, that of its override. */
export const versionOf = (product: ProductData | undefined): number | undefined =>
  product?.own?.version ?? product?.version;

/** The last failure on the page of retail products. */
export const problems = new ProblemStore();
