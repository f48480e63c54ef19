import { describe, expect, it } from '@jest/globals';
import { median, percentile, seededChance } from './statistics.ts';

describe('figures', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
    [[7], 0.95, 7],
  ])('the quantile of %j at %p is %p', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
  it('the median is the middle value', () => {
    expect(median([5, 1, 9])).toBe(5);
  });
});

describe('chance', () => {
  it('a seeded generator repeats and stays between 0 and 1', () => {
    const draw = (seed: number) => Array.from({ length: 100 }, seededChance(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
