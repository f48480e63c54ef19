import { describe, expect, it } from '@jest/globals';
import { seededNumbers } from '../../../shared/test/seeded-numbers.ts';
import { sampleProduct } from '../test/product.sample.ts';
import { chooseSort, MANUAL_ORDER, SORT_KEYS, sortProducts, type ProductSort } from './sort-products.ts';

const products = [
  sampleProduct('rice', { description: 'rice 10 lb', category: 'groceries', retailPrice: 20, ourPrice: 10 }),
  sampleProduct('apple', { description: 'Apple', category: 'produce', retailPrice: 4, ourPrice: 3 }),
  sampleProduct('Rice', { description: 'Rice 2 lb', category: 'groceries', retailPrice: 5, ourPrice: 5.5 }),
  sampleProduct('éclair', { description: 'Éclair', category: 'groceries', retailPrice: 4, ourPrice: 2 }),
];

function order(sort: ProductSort): string[] {
  return sortProducts(products, sort).map(({ id }) => id);
}

describe('sorting the list of products', () => {
  it.each<[ProductSort['key'], string[], string[]]>([
    ['manual', ['rice', 'apple', 'Rice', 'éclair'], ['éclair', 'Rice', 'apple', 'rice']],
    ['description', ['apple', 'éclair', 'Rice', 'rice'], ['rice', 'Rice', 'éclair', 'apple']],
    ['retailPrice', ['apple', 'éclair', 'Rice', 'rice'], ['rice', 'Rice', 'apple', 'éclair']],
    ['ourPrice', ['éclair', 'apple', 'Rice', 'rice'], ['rice', 'Rice', 'apple', 'éclair']],
    ['savings', ['Rice', 'apple', 'rice', 'éclair'], ['rice', 'éclair', 'apple', 'Rice']],
    ['category', ['apple', 'rice', 'Rice', 'éclair'], ['rice', 'Rice', 'éclair', 'apple']],
  ])('products are sorted by %s both ways, equal ones in manual order', (key, ascending, descending) => {
    expect(order({ key, descending: false })).toEqual(ascending);
    expect(order({ key, descending: true })).toEqual(descending);
  });

  it('Chinese names are sorted the same from any order', () => {
    const words = ['牛肉', '白菜', '蝦', '豆腐', 'Beef'];
    const named = words.map((word) => sampleProduct(word));
    const sort: ProductSort = { key: 'description', descending: false };
    const sorted = sortProducts(named, sort).map(({ id }) => id);
    expect(sorted[0]).toBe('Beef');
    expect(sortProducts(named.toReversed(), sort).map(({ id }) => id)).toEqual(sorted);
  });

  it('sorting neither loses, adds nor changes products', () => {
    const random = seededNumbers(3);
    const many = Array.from({ length: 300 }, (_, index) =>
      sampleProduct(`p${index}`, { ourPrice: Math.round(random() * 9), retailPrice: Math.round(random() * 9) }),
    );
    for (const key of SORT_KEYS) {
      const sorted = sortProducts(many, { key, descending: true });
      expect(new Set(sorted)).toEqual(new Set(many));
      expect(sorted).toHaveLength(many.length);
    }
  });
});

describe('choosing an order', () => {
  it('choosing the current sort reverses it, and another one starts ascending', () => {
    expect(chooseSort({ key: 'savings', descending: false }, 'savings')).toEqual({ key: 'savings', descending: true });
    expect(chooseSort({ key: 'savings', descending: true }, 'savings')).toEqual({ key: 'savings', descending: false });
    expect(chooseSort({ key: 'savings', descending: true }, 'category')).toEqual({
      key: 'category',
      descending: false,
    });
    expect(chooseSort(MANUAL_ORDER, 'description')).toEqual({ key: 'description', descending: false });
  });
});
