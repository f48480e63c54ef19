import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import { dollarsOf, fieldsOf, isTooHigh, NEW_PRODUCT, valuesOf } from './product-fieldset.tsx';

describe('the form of a product', () => {
  it('starts in groceries and active', () => {
    expect(NEW_PRODUCT).toMatchObject({ category: 'groceries', active: true });
  });

  it('gives back the product it was filled from', () => {
    const product = sampleProduct('choy', {
      chineseName: '白菜',
      detailedDescription: '**Fresh**',
      imageUrl: '/images/products/a.jpg',
    });
    const { id: _id, version: _version, ...values } = product;
    expect(valuesOf(fieldsOf(product))).toEqual(values);
  });

  it('sends null for emptied optional texts and trims the others', () => {
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
  ])('reads the price %p as %p', (text, dollars) => {
    expect(dollarsOf(text)).toBe(dollars);
  });

  it('knows the highest price', () => {
    expect(isTooHigh('99999.99')).toBe(false);
    expect(isTooHigh('100000')).toBe(true);
    expect(isTooHigh('much')).toBe(false);
  });
});
