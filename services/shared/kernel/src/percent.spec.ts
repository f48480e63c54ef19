import { describe, expect, it } from '@jest/globals';
import { basisPointsToFraction, discountPercent, formatFraction, fractionToBasisPoints } from './percent.js';

describe('the discount on a card', () => {
  it.each([
    [10, 7.5, 25],
    [0, 5, 0],
    [-1, 5, 0],
    ['x', 5, 0],
    [10, undefined, 0],
    [Number.NaN, 5, 0],
    [5.99, 4.49, 25],
    [4, 5, -25],
    [3, 3, 0],
    [3, 0, 100],
  ])('the discount from %p to %p is %p %%', (retail, ours, percent) => {
    expect(discountPercent(retail, ours)).toBe(percent);
  });
});

describe('percentages for a reader', () => {
  it('fractions of the API are formatted as percent', () => {
    expect([0.07, 0.005, 1, Number.NaN].map((f) => formatFraction(f))).toEqual(['7.0%', '0.5%', '100.0%', '0.0%']);
  });
});

describe('fractions of the API', () => {
  it('every fraction round-trips through basis points', () => {
    for (let points = 0; points <= 10_000; points++) {
      expect(fractionToBasisPoints(basisPointsToFraction(points))).toBe(points);
    }
  });
  it.each([-0.0001, 1.0001, 0.00005, 0.070001, Number.NaN, Number.POSITIVE_INFINITY])(
    '%p is not a valid fraction',
    (fraction) => {
      expect(fractionToBasisPoints(fraction)).toBeNull();
    },
  );
});
