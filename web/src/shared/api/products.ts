import type { Product } from '@larder/contracts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { request } from './http.ts';

export interface PriceAnswer extends Freshness {
  products: Product[];
}

/** The public price list; with `revision` at least that fresh. */
export async function fetchPrices(revision: number | null, signal?: AbortSignal): Promise<PriceAnswer> {
  const path = revision === null ? '/api/products' : `/api/products?rev=${revision}`;
  const response = await request(path, { signal });
  return { products: (await response.json()) as Product[], ...freshnessOf(response.headers) };
}
