import type { Product, ProductChanges } from '@larder/contracts';
import { freshnessOf } from '../../shared/api/freshness.ts';
import { request } from '../../shared/api/http.ts';
import { fetchPrices, type PriceAnswer } from '../../shared/api/products.ts';

/**
 * Fetches the changes since the shown list, or the whole list if there are many. A change of one price takes some
 * hundred bytes this way.
 */
export async function fetchPricesSince(held: PriceAnswer, revision: number): Promise<PriceAnswer> {
  const response = await request(`/api/products/changes?since=${held.revision}&rev=${revision}`);
  const products = listAfter(held.products, (await response.json()) as ProductChanges);
  return products === null ? await fetchPrices(revision) : { products, ...freshnessOf(response.headers) };
}

/** Null when the whole list must be read. */
export function listAfter(held: readonly Product[], { products, removed }: ProductChanges): Product[] | null {
  if (products === null) return null;
  const gone = new Set([...removed, ...products.map(({ product }) => product.id)]);
  const following = new Map(products.map(({ after, product }) => [after, product]));
  const list: Product[] = [];
  const addAfter = (id: string | null): void => {
    for (let next = following.get(id); next !== undefined; next = following.get(next.id)) list.push(next);
  };
  addAfter(null);
  const kept = held.filter(({ id }) => !gone.has(id));
  for (const product of kept) {
    list.push(product);
    addAfter(product.id);
  }
  return list.length === kept.length + products.length ? list : null;
}
