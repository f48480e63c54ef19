import { describe, expect, it } from '@jest/globals';
import { createProduct } from './change-product.js';

describe('createProduct', () => {
  const draft = { description: ' Cod ', size: ' 1 lb ', retailPrice: 9.99, ourPrice: 0 };

  it('a product with only the required fields is active and in groceries', () => {
    expect(createProduct('id-1', draft)).toEqual({
      id: 'id-1',
      description: 'Cod',
      chineseName: null,
      detailedDescription: null,
      size: '1 lb',
      retailPriceCents: 999,
      ourPriceCents: 0,
      category: 'groceries',
      active: true,
      imageUrl: null,
      version: 1,
    });
  });

  it('a draft keeps its fields, and blank optional texts become null', () => {
    const given = {
      category: 'seafood',
      active: false,
      chineseName: '鱈魚',
      detailedDescription: ' ',
      imageUrl: '',
    } as const;
    expect(createProduct('id-1', { ...draft, ...given })).toMatchObject({
      category: 'seafood',
      active: false,
      chineseName: '鱈魚',
      detailedDescription: null,
      imageUrl: null,
    });
  });
});
