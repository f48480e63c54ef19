import { describe, expect, it } from '@jest/globals';
import { unitPrice } from './unit-price.ts';

describe('the price per unit', () => {
  it.each([
    [5, '2 lb', { dollars: 2.5, per: 'lb' }],
    [8.99, '800 g', { dollars: 1.12, per: '100 g' }],
    [23.88, '8 kg', { dollars: 2.99, per: 'kg' }],
    [3.29, '8 oz', { dollars: 6.58, per: 'lb' }],
    [3.29, '500 ml', { dollars: 0.66, per: '100 ml' }],
    [3.29, '1.89 L', { dollars: 1.74, per: 'L' }],
    [5.99, '5 x 120 g', { dollars: 1, per: '100 g' }],
    [1.69, '3 pack', { dollars: 0.56, per: 'ea' }],
    [4.8, '1 dozen', { dollars: 0.4, per: 'ea' }],
    [3, '1/2 lb', { dollars: 6, per: 'lb' }],
    [4.54, '454 g (1 lb)', { dollars: 1, per: '100 g' }],
  ])('of $%p for %p is %p', (price, size, expected) => {
    expect(unitPrice(price, size)).toEqual(expected);
  });

  it.each(['approx. 2 lb', '1-2 kg', 'bunch', 'each', '', '0 lb', '1/0 lb', '2 crates'])(
    'is not invented for the size %p',
    (size) => expect(unitPrice(5, size)).toBeNull(),
  );

  it.each(['1 lb', '1 kg', '100 g', '1 each'])('does not repeat the price of the size %p', (size) => {
    expect(unitPrice(5, size)).toBeNull();
  });

  it('is left out for a price that is free, absent or rounds to nothing', () => {
    expect(unitPrice(0, '2 lb')).toBeNull();
    expect(unitPrice(Number.NaN, '2 lb')).toBeNull();
    expect(unitPrice(0.01, '100 pack')).toBeNull();
  });
});
