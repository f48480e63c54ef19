import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import { dollarsOf, fieldsOf, isTooHigh, NEW_PRODUCT, valuesOf } from './product-fieldset.tsx';

describe('the form of a product', () => {
  it('a new product starts in groceries and active', () => {
    expect(NEW_PRODUCT).toMatchObject({ category: 'groceries', active: true });
  });

  it('a product round-trips through the form', () => {
    const product = sampleProduct('choy', {
      chineseName: '白菜',
      detailedDescription: '**Fresh**',
      imageUrl: '/images/products/a.jpg',
    });
    const { id: _id, version: _version, ...values } = product;
    expect(valuesOf(fieldsOf(product))).toEqual(values);
  });

  it('emptied optional texts are sent as null, and others are trimmed', () => {
    const fields = { ...fieldsOf(sampleProduct('a')), description: ' Bok Choy ', chineseName: '  ', imageUrl: '' };
    expect(valuesOf(fields)).toMatchObject({
      description: 'Bok Choy',
      chineseName: null,
      detailedDescription: null,
      imageUrl: null,
    });
  });

  it.each([
    ['4.99', 4.99],
    ['$1,234.50', 1234.5],
    ['.5', 0.5],
    ['', 0],
    ['abc', 0],
    ['-1', 0],
    ['1.999', 0],
  ])('the typed price %p is %p', (text, dollars) => {
    expect(dollarsOf(text)).toBe(dollars);
  });

  it('the highest price is accepted, and no higher one', () => {
    expect(isTooHigh('99999.99')).toBe(false);
    expect(isTooHigh('100000')).toBe(true);
    expect(isTooHigh('much')).toBe(false);
  });
});
