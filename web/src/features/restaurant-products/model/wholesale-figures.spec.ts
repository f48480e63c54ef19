import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/wholesale.sample.ts';
import { wholesaleFigures } from './wholesale-figures.ts';

describe('the figures of restaurant products', () => {
  it('are the mean price of the active ones', () => {
    const products = [
      sampleProduct('a', { pricePerUnit: 10 }),
      sampleProduct('b', { pricePerUnit: 10.01 }),
      sampleProduct('c', { pricePerUnit: 10.01 }),
      sampleProduct('d', { pricePerUnit: 999, active: false }),
    ];
    expect(wholesaleFigures(products)).toEqual({ total: 4, active: 3, averagePrice: 10.01 });
  });

  it('claim no average of nothing', () => {
    expect(wholesaleFigures([])).toEqual({ total: 0, active: 0, averagePrice: null });
  });
});
