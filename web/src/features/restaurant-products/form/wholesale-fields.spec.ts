import { describe, expect, it } from '@jest/globals';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import { sampleProduct } from '../test/wholesale.sample.ts';
import { fieldsOf, inputOf, NEW_FIELDS, problemsOf, resettingOnlyChanges, withTier } from './wholesale-fields.ts';

describe('the form of a restaurant product', () => {
  it('a product with only a name is sent with defaults', () => {
    expect(inputOf({ ...NEW_FIELDS, name: ' Rice ' })).toEqual({
      name: 'Rice',
      chineseName: null,
      category: 'Rice & Noodles',
      description: '',
      pricePerUnit: 0,
      unit: 'box',
      size: null,
      minOrderQuantity: 1,
      orderMultiple: null,
      displayOrder: 0,
      imageUrl: null,
      active: true,
      discountTags: '["tier0","tier1","tier2","tier3"]',
    });
  });

  it('with a change for all stores only the values of stores that change are sent, and all others', () => {
    const product = sampleProduct('Rice', { pricePerUnit: 38.5, minOrderQuantity: 2 });
    const input = inputOf({ ...fieldsOf(product), price: '40' });
    const { minOrderQuantity: _min, active: _active, displayOrder: _order, ...sent } = input;
    expect(resettingOnlyChanges(input, product)).toEqual(sent);
  });

  it('blank and invalid numbers fall back to defaults', () => {
    const blank = inputOf({ ...NEW_FIELDS, price: 'dear', minOrder: '', order: 'first', category: ' ', unit: '' });
    expect(blank).toMatchObject({ pricePerUnit: 0, minOrderQuantity: 1, displayOrder: 0 });
    expect(blank).toMatchObject({ category: 'Rice & Noodles', unit: 'box' });
  });

  it.each([
    ['１２', 12],
    ['0', 0],
    [' 12 ', 12],
    ['', 1],
    ['-3', 1],
    ['2.5', 1],
    ['many', 1],
  ])('a minimum of %p is read as %i', (text, quantity) => {
    expect(wholeOf(text, 1)).toBe(quantity);
  });

  it.each([
    ['', null],
    ['0', null],
    ['1', null],
    ['many', null],
    ['6', 6],
  ])('multiples of %p are read as %p', (multiple, orderMultiple) => {
    expect(inputOf({ ...NEW_FIELDS, multiple })).toMatchObject({ orderMultiple });
  });

  it('a restaurant product round-trips through the form', () => {
    const product = sampleProduct('Rice', {
      chineseName: '米',
      size: '20 kg',
      pricePerUnit: 38.5,
      orderMultiple: 6,
      imageUrl: '/images/products/rice.jpg',
      discountTags: '["tier2","tier1"]',
    });
    const { id: _id, version: _version, soldOutDate: _soldOut, ...rest } = product;
    expect(inputOf(fieldsOf(product))).toEqual({ ...rest, discountTags: '["tier1","tier2"]' });
  });

  it('the form refuses what the server would refuse', () => {
    expect(
      problemsOf({
        ...NEW_FIELDS,
        name: '  ',
        price: '100000',
        minOrder: '10000',
        multiple: '10000',
        order: '1000001',
      }),
    ).toEqual({
      name: true,
      price: true,
      minOrder: true,
      multiple: true,
      order: true,
    });
    expect(problemsOf({ ...NEW_FIELDS, name: 'Rice', price: '', minOrder: 'x', order: '' })).toEqual({
      name: false,
      price: false,
      minOrder: false,
      multiple: false,
      order: false,
    });
  });

  it('chosen tiers are in order of rank', () => {
    expect(withTier('["tier3"]', 'tier1', true)).toBe('["tier1","tier3"]');
    expect(withTier('["tier1","tier3"]', 'tier3', false)).toBe('["tier1"]');
    expect(withTier('nonsense', 'tier0', true)).toBe('["tier0"]');
  });
});
