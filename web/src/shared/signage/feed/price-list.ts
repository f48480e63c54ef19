import { freshnessOf, instantOf } from '../../api/freshness.ts';
import type { SignageProduct } from '../signage-snapshot.ts';
import { readSignageProducts } from './read-products.ts';

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export interface PriceList {
  products: SignageProduct[];
  revision: number;
  /** When the prices were valid, on the server's clock; null when unknown. */
  readAt: number | null;
  /** When the answer was sent, on the server's clock; null when unknown. */
  answeredAt: number | null;
  /** Whether it is the gateway's cached copy, because its source could not be reached. */
  outdated: boolean;
}

/** Reads the public list. Anything else, such as a network's sign-in page, counts as a failure. */
export async function readPriceList(fetch: Fetch, path: string, timeoutMs: number): Promise<PriceList> {
  const { headers, body } = await readJson(fetch, path, timeoutMs);
  const products = readSignageProducts(body);
  if (products === null) throw new TypeError('The answer is not a list of products.');
  const { revision, readAt, outdated } = freshnessOf(headers);
  const answeredAt = instantOf(headers.get('date'));
  return { products, revision, readAt: readAt === null ? null : Date.parse(readAt), answeredAt, outdated };
}

/** One request that ends after `timeoutMs`, answered or not. */
export const readJson = (fetch: Fetch, path: string, timeoutMs: number): Promise<{ headers: Headers; body: unknown }> =>
  within(timeoutMs, async (signal) => {
    // The browser's cached copy is always revalidated, so that prices are not needlessly old.
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return { headers: response.headers, body: (await response.json()) as unknown };
  });

/** Aborts the request if it has not ended after `timeoutMs`. */
export async function within<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    return await ask(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
