import { describe, expect, it } from '@jest/globals';
import { sampleCategory, sampleProduct } from '../test/wholesale.sample.ts';
import { CategoryIndex } from './category-index.ts';
import { filterWholesale, groupProducts, lacksChineseName, sortWholesale, wholesaleFigures } from './wholesale-list.ts';
import type { WholesaleSort } from './wholesale-view.ts';

describe('restaurant products in order', () => {
  const categories = new CategoryIndex([sampleCategory('Vegetables', 1), sampleCategory('Rice & Noodles', 0)]);
  const products = [
    sampleProduct('Rice 10 kg', { displayOrder: 2, pricePerUnit: 20 }),
    sampleProduct('rice 2 kg', { displayOrder: 1, pricePerUnit: 5 }),
    sampleProduct('Noodles', { displayOrder: 1, pricePerUnit: 8 }),
    sampleProduct('Carrots', { category: 'VEGETABLES', displayOrder: 0, pricePerUnit: 5 }),
    sampleProduct('Teapots', { category: 'Kitchen', displayOrder: 0, pricePerUnit: 30 }),
  ];

  const sorted = (sort: WholesaleSort) => sortWholesale(products, sort, categories).map(({ name }) => name);

  it.each<[WholesaleSort['key'], boolean, string[]]>([
    ['manual', false, ['Noodles', 'rice 2 kg', 'Rice 10 kg', 'Carrots', 'Teapots']],
    ['manual', true, ['Rice 10 kg', 'rice 2 kg', 'Noodles', 'Carrots', 'Teapots']],
    ['name', false, ['Carrots', 'Noodles', 'rice 2 kg', 'Rice 10 kg', 'Teapots']],
    ['name', true, ['Teapots', 'Rice 10 kg', 'rice 2 kg', 'Noodles', 'Carrots']],
    ['price', false, ['Carrots', 'rice 2 kg', 'Noodles', 'Rice 10 kg', 'Teapots']],
    ['price', true, ['Teapots', 'Rice 10 kg', 'Noodles', 'Carrots', 'rice 2 kg']],
    ['category', false, ['Noodles', 'rice 2 kg', 'Rice 10 kg', 'Carrots', 'Teapots']],
    ['category', true, ['Teapots', 'Carrots', 'Noodles', 'rice 2 kg', 'Rice 10 kg']],
  ])('restaurant products are sorted by %s, descending %p', (key, descending, order) => {
    expect(sorted({ key, descending })).toEqual(order);
  });
});

describe('searched restaurant products', () => {
  const products = [
    sampleProduct('Jasmine Rice', { description: 'Fragrant 香米', size: '20 kg' }),
    sampleProduct('Jalapeño', { category: 'Vegetables', active: false }),
    sampleProduct('Leek', { category: 'vegetables', unit: 'bunch', chineseName: '韭菜', description: '韭菜, bunched' }),
  ];

  const shown = (view: Partial<Parameters<typeof filterWholesale>[1]>) =>
    filterWholesale(
      products,
      { query: '', category: '', showInactive: true, unnamed: false, ...view },
      new CategoryIndex([]),
    ).map(({ name }) => name);

  it.each([
    [{}, ['Jasmine Rice', 'Jalapeño', 'Leek']],
    [{ query: 'RICE 20' }, ['Jasmine Rice']],
    [{ query: '香米' }, ['Jasmine Rice']],
    [{ query: 'jalapeno' }, ['Jalapeño']],
    [{ query: 'bunch' }, ['Leek']],
    [{ query: '韭' }, ['Leek']],
    [{ unnamed: true }, ['Jasmine Rice']],
    [{ query: 'rice leek' }, []],
    [{ category: 'Vegetables' }, ['Jalapeño', 'Leek']],
    [{ category: 'Vegetables', showInactive: false }, ['Leek']],
  ])('restaurant products are found by %p', (view, names) => {
    expect(shown(view)).toEqual(names);
  });

  it('a product with Chinese only in its description lacks a Chinese name', () => {
    expect(products.map(lacksChineseName)).toEqual([true, false, false]);
  });
});

describe('groups of restaurant products', () => {
  const categories = new CategoryIndex([sampleCategory('Vegetables', 0), sampleCategory('Proteins', 1)]);
  const products = [
    sampleProduct('Tofu', { category: 'proteins' }),
    sampleProduct('Leek', { category: 'Vegetables' }),
    sampleProduct('Pot', { category: 'Kitchen' }),
    sampleProduct('Eggs', { category: 'Proteins' }),
  ];

  it('groups follow the order of categories, unknown ones last', () => {
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

describe('the figures of restaurant products', () => {
  it('the average price is that of active products', () => {
    const products = [
      sampleProduct('a', { pricePerUnit: 10 }),
      sampleProduct('b', { pricePerUnit: 10.01 }),
      sampleProduct('c', { pricePerUnit: 10.01 }),
      sampleProduct('d', { pricePerUnit: 999, active: false }),
    ];
    expect(wholesaleFigures(products)).toEqual({ total: 4, active: 3, averagePrice: 10.01 });
  });

  it('without active products there is no average', () => {
    expect(wholesaleFigures([])).toEqual({ total: 0, active: 0, averagePrice: null });
  });
});
