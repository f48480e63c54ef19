import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/wholesale.sample.ts';
import { CategoryIndex } from './category-index.ts';
import { filterWholesale, lacksChineseName } from './filter-wholesale.ts';

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

describe('restaurant products that are looked for', () => {
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
  ])('by %p', (view, names) => {
    expect(shown(view)).toEqual(names);
  });

  it('lack a Chinese name while only the description has Chinese', () => {
    expect(products.map(lacksChineseName)).toEqual([true, false, false]);
  });
});
