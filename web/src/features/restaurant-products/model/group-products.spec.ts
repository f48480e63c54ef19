import { describe, expect, it } from '@jest/globals';
import { sampleCategory, sampleProduct } from '../test/wholesale.sample.ts';
import { CategoryIndex } from './category-index.ts';
import { groupProducts } from './group-products.ts';

const categories = new CategoryIndex([sampleCategory('Vegetables', 0), sampleCategory('Proteins', 1)]);
const products = [
  sampleProduct('Tofu', { category: 'proteins' }),
  sampleProduct('Leek', { category: 'Vegetables' }),
  sampleProduct('Pot', { category: 'Kitchen' }),
  sampleProduct('Eggs', { category: 'Proteins' }),
];

describe('groups of restaurant products', () => {
  it('stand in the order of the categories, texts without one last', () => {
    const groups = groupProducts(products, categories, false);
    expect(groups.map(({ name, products: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['Vegetables', ['Leek']],
      ['Proteins', ['Tofu', 'Eggs']],
      ['Kitchen', ['Pot']],
    ]);
    expect(groups.at(-1)?.category).toBeNull();
    expect(groupProducts(products, categories, true).map(({ name }) => name)).toEqual([
      'Kitchen',
      'Proteins',
      'Vegetables',
    ]);
  });
});
