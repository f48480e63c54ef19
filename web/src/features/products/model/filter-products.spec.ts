import { describe, expect, it } from '@jest/globals';
import { RETAIL_CATEGORIES } from '@larder/kernel';
import { seededNumbers } from '../../../shared/test/seeded-numbers.ts';
import { sampleProduct } from '../test/product.sample.ts';
import { activeFilters, boundOf, filterProducts, NO_FILTERS, type ProductFilters } from './filter-products.ts';

const products = [
  sampleProduct('choy', { description: 'Bok Choy', chineseName: '白菜', size: '1 lb', ourPrice: 2 }),
  sampleProduct('beef', { description: 'Beef Shank', category: 'meat-beef', ourPrice: 8, size: '2 lb tray' }),
  sampleProduct('shrimp', { category: 'seafood', active: false, ourPrice: 9.5 }),
  sampleProduct('dear', { description: 'Dear Tea', category: 'groceries', ourPrice: 12 }),
];

function found(filters: Partial<ProductFilters>): string[] {
  return filterProducts(products, { ...NO_FILTERS, ...filters }).map(({ id }) => id);
}

describe('filtering the list of products', () => {
  it('without filters the same list object is returned', () => {
    expect(filterProducts(products, NO_FILTERS)).toBe(products);
  });

  it.each<[string, Partial<ProductFilters>, string[]]>([
    ['a word of the name, in any case', { searchQuery: 'BOK' }, ['choy']],
    ['the Chinese name', { searchQuery: '白菜' }, ['choy']],
    ['the size', { searchQuery: 'tray' }, ['beef']],
    ['blanks', { searchQuery: '   ' }, ['choy', 'beef', 'shrimp', 'dear']],
    ['a category', { categoryFilter: 'seafood' }, ['shrimp']],
    ['active ones', { statusFilter: 'active' }, ['choy', 'beef', 'dear']],
    ['inactive ones', { statusFilter: 'inactive' }, ['shrimp']],
    ['our price from', { priceMin: '8' }, ['beef', 'shrimp', 'dear']],
    ['our price up to', { priceMax: '8' }, ['choy', 'beef']],
    ['our price between', { priceMin: '$8', priceMax: '9.50' }, ['beef', 'shrimp']],
    ['a bound that is no number', { priceMin: 'cheap', savingsMax: '-' }, ['choy', 'beef', 'shrimp', 'dear']],
    ['savings from', { savingsMin: '20' }, ['choy', 'beef']],
    ['savings just above', { savingsMin: '20.1' }, ['choy']],
    ['savings up to', { savingsMax: '5' }, ['shrimp', 'dear']],
    ['savings below nothing', { savingsMin: '-100', savingsMax: '-0.1' }, ['dear']],
    ['several at once', { categoryFilter: 'produce', statusFilter: 'active', priceMax: '3' }, ['choy']],
    ['several that exclude each other', { categoryFilter: 'produce', statusFilter: 'inactive' }, []],
  ])('products are filtered by %s', (_name, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  it('the default savings range keeps products above the regular price', () => {
    expect(found({ savingsMin: '0', savingsMax: '100.0' })).toContain('dear');
  });

  it('active filters are named', () => {
    expect(activeFilters(NO_FILTERS)).toEqual([]);
    expect(activeFilters({ ...NO_FILTERS, searchQuery: 'a', priceMin: 'x', savingsMin: '0.0', priceMax: '4' })).toEqual(
      ['searchQuery', 'priceMax'],
    );
  });

  it('any combination of filters equals a naive implementation', () => {
    const random = seededNumbers(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const many = Array.from({ length: 200 }, (_, index) =>
      sampleProduct(`p${index}`, {
        description: pick(['Pork Belly', 'Beef Shank', 'Salmon', 'Rice']),
        category: pick(RETAIL_CATEGORIES),
        active: random() < 0.7,
        retailPrice: Math.round(random() * 2000) / 100,
        ourPrice: Math.round(random() * 2000) / 100,
      }),
    );
    for (let round = 0; round < 200; round += 1) {
      const filters: ProductFilters = {
        searchQuery: pick(['', 'beef', 'RICE']),
        categoryFilter: pick(['all', ...RETAIL_CATEGORIES] as const),
        statusFilter: pick(['all', 'active', 'inactive'] as const),
        priceMin: pick(['', 'abc', '5']),
        priceMax: pick(['', '12.5']),
        savingsMin: pick(['0', '10', '']),
        savingsMax: pick(['100', '40.5', '']),
      };
      const expected = many.filter((product) => {
        const savings =
          product.retailPrice > 0 ? ((product.retailPrice - product.ourPrice) / product.retailPrice) * 100 : 0;
        return (
          product.description.toLowerCase().includes(filters.searchQuery.toLowerCase()) &&
          (filters.categoryFilter === 'all' || product.category === filters.categoryFilter) &&
          (filters.statusFilter === 'all' || (filters.statusFilter === 'active') === product.active) &&
          (filters.priceMin !== '5' || product.ourPrice >= 5) &&
          (filters.priceMax !== '12.5' || product.ourPrice <= 12.5) &&
          (filters.savingsMin !== '10' || savings >= 10) &&
          (filters.savingsMax !== '40.5' || savings <= 40.5)
        );
      });
      expect(filterProducts(many, filters).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });
});

describe('a typed bound', () => {
  it.each([
    ['12.5', 12.5],
    [' $1,200 ', 1200],
    ['15%', 15],
    ['１２．５', 12.5],
    ['.5', 0.5],
    ['-3', -3],
    ['7.', 7],
    ['', null],
    ['.', null],
    ['1e3', null],
    ['0x10', null],
    ['Infinity', null],
    ['1.2.3', null],
  ])('the typed bound %p is %p', (text, bound) => {
    expect(boundOf(text)).toBe(bound);
  });
});
