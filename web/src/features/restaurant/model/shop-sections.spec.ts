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
  it('stand in the order of the categories, unknown ones last, however the category is written', () => {
    expect(names('')).toEqual(['Proteins: beef', 'Rice & Noodles: rice', 'Dim Sum: wrap']);
  });

  it('stand in the order of their first products during a search', () => {
    const shown = sectionsOf([wrap, rice, beef], categories, null, true);
    expect(shown.map(({ name }) => name)).toEqual(['Dim Sum', 'Rice & Noodles', 'Proteins']);
  });

  it('show in gray what has a colour that this page does not know', () => {
    const shown = sectionsOf([rice, wrap, beef], categories, null);
    expect(shown.map(({ colorScheme }) => colorScheme)).toEqual(['red', 'gray', 'gray']);
    expect(publicScheme('amber')).toBe('amber');
  });

  it('are narrowed to a category; one that is unknown narrows nothing', () => {
    expect(names('', 'proteins')).toEqual(['Proteins: beef']);
    expect(names('', 'gone')).toHaveLength(3);
  });

  it('are found by name, Chinese words, size and category', () => {
    expect(names('brisket')).toEqual(['Proteins: beef']);
    expect(names('牛腩')).toEqual(['Proteins: beef']);
    expect(names('40 lb noodles')).toEqual(['Rice & Noodles: rice']);
    expect(names('caviar')).toEqual([]);
  });
});

describe('the address of the page', () => {
  it('names category and search, and nothing on the first visit', () => {
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
