import { describe, expect, it } from '@jest/globals';
import type { ChainRow } from './chain-list.js';
import { productView } from './product-view.js';
import type { PlacedProduct } from './product.repository.js';
import { NO_VALUES, ownOf, storeShelf, type ShelfRow } from './store-shelf.js';

function row(id: string, ourPriceCents: number, active = true): ChainRow {
  const product = {
    id,
    description: id,
    chineseName: null,
    detailedDescription: null,
    size: '1 lb',
    retailPriceCents: 999,
    ourPriceCents,
    category: 'produce' as const,
    active,
    imageUrl: null,
    version: 1,
  };
  const state: PlacedProduct = { ...product, position: 1 };
  return { state, shown: productView(product) };
}

const own = (ourPriceCents: number | null, version: number, active: boolean | null = null) => {
  return { ourPriceCents, retailPriceCents: null, active, version };
};

const rows = [row('a', 100), row('b', 200), row('c', 300, false)];
const names = (shelf: readonly ShelfRow[]): string[] => shelf.map(({ shown }) => shown.id);

describe('storeShelf', () => {
  it("a store without overrides shares the chain's rows", () => {
    expect(storeShelf({ rows }, NO_VALUES)).toEqual(rows);
    expect(storeShelf({ rows }, NO_VALUES)[0]).toBe(rows[0]);
  });

  it('overrides apply in their store, and other fields follow the chain', () => {
    const overrides = new Map([
      ['b', own(150, 1)],
      ['c', own(null, 2, true)],
    ]);
    const shelf = storeShelf({ rows }, { overrides, order: null, batches: new Map() });
    expect(shelf.map(({ shown }) => [shown.ourPrice, shown.active])).toEqual([
      [1, true],
      [1.5, true],
      [3, true],
    ]);
    expect(shelf.map((each) => ownOf(each)?.version)).toEqual([undefined, 1, 2]);
  });

  it("a store's order applies, and products missing in it come last in the chain's order", () => {
    expect(
      names(storeShelf({ rows }, { overrides: new Map(), order: ['c', 'gone', 'a'], batches: new Map() })),
    ).toEqual(['c', 'a', 'b']);
    expect(names(storeShelf({ rows }, { overrides: new Map(), order: [], batches: new Map() }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('unchanged rows are the same objects again, even in another order', () => {
    const values = { overrides: new Map([['b', own(150, 1)]]), order: ['b', 'a', 'c'], batches: new Map() };
    const before = storeShelf({ rows }, values);
    const changed = [row('a', 111), ...rows.slice(1)];
    const after = storeShelf({ rows: changed }, values, { rows, values, shelf: before });
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(changed[0]);
    const changedOverride = { ...values, overrides: new Map([['b', own(160, 2)]]) };
    const repriced = storeShelf({ rows }, changedOverride, { rows, values, shelf: before });
    expect(repriced[0]?.shown.ourPrice).toBe(1.6);
  });

  it('with equal overrides only changed rows are new objects, at any position', () => {
    const values = { overrides: new Map([['b', own(150, 1)]]), order: null, batches: new Map() };
    const shelf = storeShelf({ rows }, values);
    const last = { rows, values, shelf };
    const repriced = [rows[0], row('b', 999), rows[2]].filter((each) => each !== undefined);
    expect(storeShelf({ rows: repriced }, values, last).map(({ shown }) => shown.ourPrice)).toEqual([1, 1.5, 3]);
    expect(storeShelf({ rows: repriced }, values, last)[0]).toBe(rows[0]);
    expect(names(storeShelf({ rows: rows.toReversed() }, values, last))).toEqual(['c', 'b', 'a']);
    expect(storeShelf({ rows: rows.toReversed() }, values, last)[1]).toBe(shelf[1]);
    expect(names(storeShelf({ rows: rows.slice(1) }, values, last))).toEqual(['b', 'c']);
  });
});
