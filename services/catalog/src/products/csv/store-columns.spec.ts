import { describe, expect, it } from '@jest/globals';
import { readStoreCells, STORE_COLUMN, storeCell, storeColumns } from './store-columns.js';

const read = (header: string[], cells: string[]) =>
  Object.fromEntries(
    readStoreCells(cells, { further: new Map(header.map((name, place) => [name, place])), decimals: new Set() }),
  );

describe('the columns of stores in a file', () => {
  it.each([
    ['ourprice@north', true],
    ['active@north-york', true],
    ['retailprice@2', true],
    ['size@north', false],
    ['ourprice', false],
    ['ourprice@', false],
    ['ourprice@no rth', false],
    ['your ourprice@north', false],
  ])('%j is a store column: %p', (name, is) => {
    expect(STORE_COLUMN.test(name)).toBe(is);
  });

  it('store columns have the overrides of each store, and an empty cell follows the chain', () => {
    expect(read(['ourprice@a', 'active@a', 'ourprice@b', 'retailprice@b'], ['1.50', 'no', '', ' 2,5 '])).toEqual({
      a: { ourPriceCents: 150, active: false },
      b: { ourPriceCents: null, retailPriceCents: 250 },
    });
    expect(read(['active@a', 'ourprice@a'], [])).toEqual({ a: { active: null, ourPriceCents: null } });
    expect(read([], ['1'])).toEqual({});
  });

  it.each([
    ['ourprice@a', 'cheap', 'ourprice@a "cheap" is not a price from 0 to 99999.99.'],
    ['active@a', 'maybe', 'active@a "maybe" is neither true nor false.'],
  ])('a store column %s with %p is a fault of the row', (name, cell, message) => {
    expect(() => read([name], [cell])).toThrow(message);
  });

  it('exported store columns are read back unchanged', () => {
    const own = { ourPriceCents: 501, retailPriceCents: null, active: false, version: 7 };
    const cells = storeColumns('a').map((column) => storeCell(own, column));
    expect(cells).toEqual(['5.01', '', 'false']);
    expect(read(['ourprice@a', 'retailprice@a', 'active@a'], cells)).toEqual({
      a: { ourPriceCents: 501, retailPriceCents: null, active: false },
    });
    expect(storeColumns('a').map((column) => storeCell(null, column))).toEqual(['', '', '']);
  });
});
