import { describe, expect, it } from '@jest/globals';
import { sampleCategory, sampleProduct } from '../test/wholesale.sample.ts';
import { CategoryIndex } from './category-index.ts';
import { sortWholesale, type WholesaleSort } from './sort-wholesale.ts';

const categories = new CategoryIndex([sampleCategory('Vegetables', 1), sampleCategory('Rice & Noodles', 0)]);
const products = [
  sampleProduct('Rice 10 kg', { displayOrder: 2, pricePerUnit: 20 }),
  sampleProduct('rice 2 kg', { displayOrder: 1, pricePerUnit: 5 }),
  sampleProduct('Noodles', { displayOrder: 1, pricePerUnit: 8 }),
  sampleProduct('Carrots', { category: 'VEGETABLES', displayOrder: 0, pricePerUnit: 5 }),
  sampleProduct('Teapots', { category: 'Kitchen', displayOrder: 0, pricePerUnit: 30 }),
];

const sorted = (sort: WholesaleSort) => sortWholesale(products, sort, categories).map(({ name }) => name);

describe('restaurant products in order', () => {
  it.each<[WholesaleSort['key'], boolean, string[]]>([
    ['manual', false, ['Noodles', 'rice 2 kg', 'Rice 10 kg', 'Carrots', 'Teapots']],
    ['manual', true, ['Rice 10 kg', 'rice 2 kg', 'Noodles', 'Carrots', 'Teapots']],
    ['name', false, ['Carrots', 'Noodles', 'rice 2 kg', 'Rice 10 kg', 'Teapots']],
    ['name', true, ['Teapots', 'Rice 10 kg', 'rice 2 kg', 'Noodles', 'Carrots']],
    ['price', false, ['Carrots', 'rice 2 kg', 'Noodles', 'Rice 10 kg', 'Teapots']],
    ['price', true, ['Teapots', 'Rice 10 kg', 'Noodles', 'Carrots', 'rice 2 kg']],
    ['category', false, ['Noodles', 'rice 2 kg', 'Rice 10 kg', 'Carrots', 'Teapots']],
    ['category', true, ['Teapots', 'Carrots', 'Noodles', 'rice 2 kg', 'Rice 10 kg']],
  ])('%s, descending %p', (key, descending, order) => {
    expect(sorted({ key, descending })).toEqual(order);
  });
});
