import { describe, expect, it } from '@jest/globals';
import type { ProductPatch, ProductState } from '@larder/contracts';
import { changeProduct, isEmptyPatch } from './change-product.js';

const bokChoy: ProductState = {
  id: '0197a3c0-0000-7000-8000-000000000001',
  description: 'Baby Bok Choy',
  chineseName: '小白菜',
  detailedDescription: null,
  size: '1 lb',
  retailPriceCents: 299,
  ourPriceCents: 249,
  category: 'produce',
  active: true,
  imageUrl: null,
  version: 3,
};

describe('changing a product', () => {
  it('a product patch keeps the fields it does not name', () => {
    expect(changeProduct(bokChoy, { ourPrice: 1.99 })).toEqual({
      kind: 'changed',
      after: { ...bokChoy, ourPriceCents: 199, version: 4 },
    });
  });

  it.each<[ProductPatch, Partial<ProductState>]>([
    [{ active: false }, { active: false }],
    [{ chineseName: '' }, { chineseName: null }],
    [{ chineseName: null }, { chineseName: null }],
    [{ description: '  Bok Choy ' }, { description: 'Bok Choy' }],
    [{ ourPrice: 0 }, { ourPriceCents: 0 }],
    [
      { retailPrice: 3, ourPrice: 3.5 },
      { retailPriceCents: 300, ourPriceCents: 350 },
    ],
    [{ ourPrice: 1.99, version: 3 }, { ourPriceCents: 199 }],
  ])('the patch %j makes %j', (patch, difference) => {
    expect(changeProduct(bokChoy, patch)).toEqual({
      kind: 'changed',
      after: { ...bokChoy, ...difference, version: 4 },
    });
  });

  it('a patch with the current values is not a change', () => {
    expect(changeProduct(bokChoy, { ourPrice: 2.49, active: true }).kind).toBe('same');
  });

  it('a patch of an older version is stale', () => {
    expect(changeProduct(bokChoy, { ourPrice: 1.99, version: 2 }).kind).toBe('stale');
  });

  it('a patch that is retried after its answer was lost is not a change', () => {
    expect(changeProduct(bokChoy, { ourPrice: 2.49, version: 2 }).kind).toBe('same');
  });
});

describe('a patch', () => {
  it.each<[ProductPatch, boolean]>([
    [{}, true],
    [{ version: 3 }, true],
    [{ chineseName: null }, false],
    [{ active: false }, false],
  ])('the patch %j names nothing: %p', (patch, empty) => {
    expect(isEmptyPatch(patch)).toBe(empty);
  });
});
