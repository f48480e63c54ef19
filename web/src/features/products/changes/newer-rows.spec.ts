import { afterEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { chainProductsQuery, newerRows } from '../../../shared/api/staff-products.ts';
import { CHANGING, withPending, withProduct } from './product-cache.ts';

function product(id: string, version: number, ourPrice: number): Product {
  return {
    id,
    description: `Product ${id}`,
    chineseName: null,
    detailedDescription: null,
    size: '1 lb',
    retailPrice: 10,
    ourPrice,
    category: 'produce',
    active: true,
    imageUrl: null,
    version,
  };
}

describe('the list of products in the back office', () => {
  it('a newer version of a product is kept when an older one arrives', () => {
    const held = [product('a', 3, 5), product('b', 1, 2)];
    const arrived = [product('a', 2, 4), product('b', 2, 3), product('c', 1, 1)];
    expect(newerRows(held, arrived).map(({ id, ourPrice }) => [id, ourPrice])).toEqual([
      ['a', 5],
      ['b', 3],
      ['c', 1],
    ]);
  });

  it('missing products are dropped, and an empty list accepts everything', () => {
    expect(newerRows([product('a', 3, 5)], [])).toEqual([]);
    expect(newerRows(undefined, [product('a', 1, 5)])).toHaveLength(1);
  });

  it('replacing one product leaves the others as they are', () => {
    const [a, b] = [product('a', 1, 5), product('b', 1, 2)];
    const changed = product('a', 2, 6);
    const list = withProduct([a, b], changed);
    expect(list).toEqual([changed, b]);
    expect(list?.[1]).toBe(b);
  });

  it('a price whose change is not answered yet stays as typed when the list is read again', async () => {
    const client = new QueryClient();
    let answer = (): void => {};
    const mutationFn = (): Promise<void> => new Promise((resolve) => (answer = resolve));
    const change = new MutationObserver(client, { mutationKey: [CHANGING, 'a'], mutationFn }).mutate();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const shown = (): number[] =>
      withPending(
        client,
        [product('a', 1, 4), product('b', 1, 4)],
        [product('a', 1, 5), product('b', 2, 6), product('c', 1, 7)],
      ).map(({ ourPrice }) => ourPrice);
    expect(shown()).toEqual([4, 6, 7]);
    answer();
    await change;
    expect(shown()).toEqual([5, 6, 7]);
  });
});

describe('the list as the palette and other pages read it', () => {
  const realFetch = globalThis.fetch;
  const client = new QueryClient();
  const { queryKey } = chainProductsQuery;
  /** Fetches the list, and changes what the page has while the request is in flight. */
  const pricesFetched = async (arrived: Product[], meanwhile: () => void): Promise<number[]> => {
    globalThis.fetch = () => {
      meanwhile();
      return Promise.resolve(Response.json(arrived));
    };
    const list = await client.fetchQuery({ ...chainProductsQuery, staleTime: 0 });
    return list.map(({ ourPrice }) => ourPrice);
  };
  afterEach(() => {
    globalThis.fetch = realFetch;
    client.clear();
  });

  it('a product that was changed on the page during the request is kept', async () => {
    const changed = [product('a', 2, 4), product('b', 2, 6)];
    const arrived = [product('a', 1, 5), product('b', 3, 7)];
    expect(await pricesFetched(arrived, () => client.setQueryData(queryKey, changed))).toEqual([4, 7]);
  });

  it('the list of a restored backup replaces newer versions from before the request', async () => {
    client.setQueryData(queryKey, [product('a', 5, 4)], { updatedAt: Date.now() - 1 });
    expect(await pricesFetched([product('a', 3, 6)], () => {})).toEqual([6]);
  });
});
