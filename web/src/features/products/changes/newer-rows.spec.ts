import { describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { QueryClient } from '@tanstack/react-query';
import { chainProductsQuery, newerRows } from '../../../shared/api/staff-products.ts';
import { withProduct } from './product-cache.ts';

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
});

describe('the list as the palette and other pages read it', () => {
  it('a newer version on the page of products is kept', async () => {
    const client = new QueryClient();
    const realFetch = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(Response.json([product('a', 1, 5), product('b', 3, 7)]));
    client.setQueryData(chainProductsQuery.queryKey, [product('a', 2, 4), product('b', 2, 6)]);
    const list = await client.fetchQuery({ ...chainProductsQuery, staleTime: 0 });
    globalThis.fetch = realFetch;
    expect(list.map(({ ourPrice }) => ourPrice)).toEqual([4, 7]);
    client.clear();
  });
});
