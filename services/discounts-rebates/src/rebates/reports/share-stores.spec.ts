import { describe, expect, it } from '@jest/globals';
import { shareStores, sumStores } from './share-stores.js';

const shares = (purchasesCents: number, rebateCents: number, bought: Record<string, number>): unknown[] =>
  shareStores({ purchasesCents, rebateCents }, new Map(Object.entries(bought)), 'main').map((share) => [
    share.storeId,
    share.purchasesCents,
    share.rebateCents,
  ]);

describe('a rebate by store', () => {
  it.each([
    ['of one store', 700_000, 7_000, { a: 700_000 }, [['a', 700_000, 7_000]]],
    [
      'of two, by what was bought there',
      3_000_000,
      30_000,
      { b: 1_000_000, a: 2_000_000 },
      [
        ['a', 2_000_000, 20_000],
        ['b', 1_000_000, 10_000],
      ],
    ],
    [
      'the odd cent goes to the larger remainder',
      300,
      10,
      { a: 101, b: 199 },
      [
        ['a', 101, 3],
        ['b', 199, 7],
      ],
    ],
    [
      'of equal remainders the first store gets the cent',
      200,
      1,
      { b: 100, a: 100 },
      [
        ['a', 100, 1],
        ['b', 100, 0],
      ],
    ],
    ['below the minimum', 500, 0, { a: 500 }, [['a', 500, 0]]],
    ['with a store where nothing counts any more', 500, 5, { a: 0, b: 500 }, [['b', 500, 5]]],
    ['whose purchases were taken back a moment ago', 500, 5, {}, [['main', 500, 5]]],
    [
      'whose purchases are newer than its figures',
      100,
      1,
      { a: 100, b: 300 },
      [
        ['a', 25, 0],
        ['b', 75, 1],
      ],
    ],
  ])('%s', (_what, purchases, rebate, bought, expected) => {
    expect(shares(purchases, rebate, bought)).toEqual(expected);
  });

  it('rebates of many customers by store sum to the cent', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].flatMap((each) => {
      const [a, b, c] = [each * 333, each * 331, each * 101] as const;
      const bought = new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ]);
      return shareStores({ purchasesCents: a + b + c, rebateCents: each * 7 + 1 }, bought, 'a');
    });
    const sums = sumStores(all);
    expect(sums.map(({ storeId, purchasesCents }) => [storeId, purchasesCents])).toEqual([
      ['a', 28 * 333],
      ['b', 28 * 331],
      ['c', 28 * 101],
    ]);
    expect(sums.reduce((sum, { rebateCents }) => sum + rebateCents, 0)).toBe(28 * 7 + 7);
  });
});
