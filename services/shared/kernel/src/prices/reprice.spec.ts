import { describe, expect, it } from '@jest/globals';
import { reprice, type PriceEnding } from './reprice.js';

describe('reprice', () => {
  it.each<[number, number, PriceEnding, number]>([
    [1000, 10, 'cent', 1100],
    [999, 10, 'cent', 1099],
    [995, -10, 'cent', 896],
    [1, -99, 'cent', 1],
    [0, 50, 'cent', 0],
    [0, 50, '99', 0],
    [1000, 0, '99', 999],
    [1049, 0, '99', 1099],
    [1048, 0, '99', 999],
    [599, 5, '99', 599],
    [599, 10, '99', 699],
    [30, -50, '99', 99],
    [599, 5, '9', 629],
    [604, 0, '9', 609],
    [603, 0, '9', 599],
    [3, 0, '9', 9],
    [9_999_999, 0, '99', 9_999_999],
  ])('%i cents changed by %i percent with the ending %s are %i', (cents, percent, ending, expected) => {
    expect(reprice(cents, percent, ending)).toBe(expected);
  });

  it('a repriced price has the ending, is the nearest such price and rises with the percentage, for every price up to $50', () => {
    for (let cents = 1; cents <= 5_000; cents += 7) {
      for (const [ending, step] of [
        ['9', 10],
        ['99', 100],
      ] as const) {
        const price = reprice(cents, 0, ending);
        expect((price + 1) % step).toBe(0);
        expect(Math.abs(price - Math.max(cents, step - 1))).toBeLessThanOrEqual(step / 2);
        expect(reprice(cents, 20, ending)).toBeGreaterThanOrEqual(price);
      }
    }
  });
});
