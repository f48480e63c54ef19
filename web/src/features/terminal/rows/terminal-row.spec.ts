import { describe, expect, it } from '@jest/globals';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { terminalRows } from './terminal-row.ts';

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
  it('are those of its category in the order of the list, with prices of two decimals', () => {
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

  it('put a name in Chinese alone into the Chinese column', () => {
    const [row] = terminalRows([product({ description: ' 五花肉 ', chineseName: null })], 'meat-beef');
    expect(row).toMatchObject({ name: '', chinese: '五花肉' });
  });

  it('leave a mixed name, and one with a second in Chinese, where they are', () => {
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
