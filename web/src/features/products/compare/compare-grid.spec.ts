import { describe, expect, it } from '@jest/globals';
import { usualRange } from './compare-grid.tsx';

describe('the usual range of a product’s prices', () => {
  it.each([
    ['one store', [4], [3, 5]],
    ['stores that agree', [8, 8, 8], [6, 10]],
    ['the middle of an odd number', [1, 4, 100], [3, 5]],
    ['the mean of the two in the middle of an even number', [2, 3, 5, 90], [3, 5]],
    ['values in any order', [100, 1, 4], [3, 5]],
    ['a product that costs nothing', [0, 0], [0, 0]],
  ])('the usual range of prices is 25 %% around the median: %s', (_name, prices, range) => {
    expect(usualRange(prices)).toEqual(range);
  });
});
