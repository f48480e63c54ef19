import type { QueryClient } from '@tanstack/react-query';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';

/** The list with one product replaced. */
export function withProduct(list: readonly ProductData[] | undefined, changed: ProductData): ProductData[] | undefined {
  return list?.map((product) => (product.id === changed.id ? changed : product));
}

/** Begins the keys of changes of one product. */
export const CHANGING = 'product-change';

/** The arrived list, in which products keep what is shown of them until their changes are answered. */
export function withPending(client: QueryClient, held: readonly ProductData[], arrived: ProductData[]): ProductData[] {
  const changes = client.getMutationCache().findAll({ mutationKey: [CHANGING], status: 'pending' });
  const pending = new Set(changes.map(({ options }) => options.mutationKey?.[1]));
  return arrived.map((product) => (pending.has(product.id) && held.find(({ id }) => id === product.id)) || product);
}

/** The version to send with a change: in a store, that of its override. */
export const versionOf = (product: ProductData | undefined): number | undefined =>
  product?.own?.version ?? product?.version;

/** The last failure on the page of retail products. */
export const problems = new ProblemStore();
