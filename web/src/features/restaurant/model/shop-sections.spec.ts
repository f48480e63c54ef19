import { describe, expect, it } from '@jest/globals';
import type { RestaurantCategory } from '@larder/contracts';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { searchProducts } from '../../../shared/search/product-search.ts';
import { shopProduct } from '../test/shop-product.sample.ts';
import { publicScheme, sectionsOf, SHOP_ADDRESS } from './shop-sections.ts';

const category = (slug: string, name: string, change: Partial<RestaurantCategory> = {}): RestaurantCategory => ({
  id: slug,
  slug,
  name,
  colorScheme: 'amber',
  icon: 'Package',
  active: true,
  displayOrder: 0,
  ...change,
});

const categories = [
  category('proteins', 'Proteins', { colorScheme: 'red', icon: 'Beef' }),
  category('rice-noodles', 'Rice & Noodles', { colorScheme: 'teal' }),
];
const rice = shopProduct({ id: 'rice' });
const beef = shopProduct({ id: 'beef', name: 'Beef Brisket', description: '牛腩', category: 'PROTEINS', size: null });
const wrap = shopProduct({ id: 'wrap', name: 'Wonton Wrappers', category: 'Dim Sum' });
const names = (query: string, slug: string | null = null): string[] =>
  sectionsOf(searchProducts([rice, wrap, beef], query, null), categories, slug).map(
    ({ name, products }) => `${name}: ${products.map(({ id }) => id).join()}`,
  );

describe('the products by category', () => {
  it('products follow the order of categories, case-insensitive, unknown ones last', () => {
    expect(names('')).toEqual(['Proteins: beef', 'Rice & Noodles: rice', 'Dim Sum: wrap']);
  });

  it('during a search categories follow their first products', () => {
    const shown = sectionsOf([wrap, rice, beef], categories, null, true);
    expect(shown.map(({ name }) => name)).toEqual(['Dim Sum', 'Rice & Noodles', 'Proteins']);
  });

  it('an unknown colour of a category is shown as gray', () => {
    const shown = sectionsOf([rice, wrap, beef], categories, null);
    expect(shown.map(({ colorScheme }) => colorScheme)).toEqual(['red', 'gray', 'gray']);
    expect(publicScheme('amber')).toBe('amber');
  });

  it('products can be narrowed to a category, and an unknown one is ignored', () => {
    expect(names('', 'proteins')).toEqual(['Proteins: beef']);
    expect(names('', 'gone')).toHaveLength(3);
  });

  it('products are found by name, Chinese name, size and category', () => {
    expect(names('brisket')).toEqual(['Proteins: beef']);
    expect(names('牛腩')).toEqual(['Proteins: beef']);
    expect(names('40 lb noodles')).toEqual(['Rice & Noodles: rice']);
    expect(names('caviar')).toEqual([]);
  });
});

describe('the address of the page', () => {
  it('the URL has category and search, and nothing by default', () => {
    const write = (category: string | null, query: string) =>
      writeAddress(SHOP_ADDRESS, { category, query }, new URLSearchParams('utm=x')).toString();
    expect(write(null, '')).toBe('utm=x');
    expect(write('proteins', ' beef ')).toBe('utm=x&category=proteins&q=beef');
    expect(SHOP_ADDRESS.read(new URLSearchParams('category=proteins&q=beef'))).toEqual({
      category: 'proteins',
      query: 'beef',
    });
    expect(SHOP_ADDRESS.read(new URLSearchParams('category='))).toEqual({ category: null, query: '' });
  });
});
