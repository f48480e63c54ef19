import { describe, expect, it } from '@jest/globals';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { columnPage, type TerminalRow, terminalRows } from './terminal-row.ts';

const product = (over: Partial<SignageProduct>): SignageProduct => ({
  id: 'brisket',
  description: 'Beef Brisket',
  chineseName: '牛腩',
  size: 'per lb',
  category: 'meat-beef',
  retailPrice: 12.99,
  ourPrice: 9.5,
  imageUrl: null,
  ...over,
});

describe('the lines of a column', () => {
  it('a column has the products of its category in order, with two decimals', () => {
    const products = [
      product({}),
      product({ id: 'ribs', category: 'meat-pork' }),
      product({ id: 'shank', ourPrice: 8 }),
    ];
    expect(terminalRows(products, 'meat-beef')).toEqual([
      { id: 'brisket', name: 'Beef Brisket', chinese: '牛腩', price: '$9.50' },
      { id: 'shank', name: 'Beef Brisket', chinese: '牛腩', price: '$8.00' },
    ]);
  });

  it('a name only in Chinese goes to the Chinese column', () => {
    const [row] = terminalRows([product({ description: ' 五花肉 ', chineseName: null })], 'meat-beef');
    expect(row).toMatchObject({ name: '', chinese: '五花肉' });
  });

  it('mixed names, and names with a Chinese one, stay in place', () => {
    const products = [
      product({ description: '和牛 Wagyu', chineseName: '' }),
      product({ description: '牛腩', chineseName: '牛肉' }),
    ];
    expect(terminalRows(products, 'meat-beef')).toMatchObject([
      { name: '和牛 Wagyu', chinese: '' },
      { name: '牛腩', chinese: '牛肉' },
    ]);
  });
});

const rows = (count: number): TerminalRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: '', chinese: '', price: '' }));
const shown = (count: number, turn: number) => {
  const { rows: lines, page, pages } = columnPage(rows(count), 11, turn);
  return [lines.length, lines.filter((line) => line !== null).map(({ id }) => Number(id)), page, pages] as const;
};

describe('the page of a column', () => {
  it.each([
    [0, 1],
    [1, 1],
    [11, 1],
    [12, 2],
    [60, 6],
  ])('a page of %i products is one of %i', (count, pages) => {
    expect(shown(count, 0)[3]).toBe(pages);
  });

  it('a page always has as many lines as fit, the last ones blank', () => {
    expect(shown(13, 1)).toEqual([11, [11, 12], 1, 2]);
    expect(shown(0, 5)).toEqual([11, [], 0, 1]);
  });

  it('every product is shown once in a round', () => {
    const round = [0, 1, 2, 3, 4, 5].flatMap((turn) => shown(60, turn)[1]);
    expect(round).toEqual(Array.from({ length: 60 }, (_, at) => at));
    expect(shown(60, 6)).toEqual(shown(60, 0));
  });
});
