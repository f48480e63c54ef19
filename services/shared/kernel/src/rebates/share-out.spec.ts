import { describe, expect, it } from '@jest/globals';
import { shareOut } from './share-out.js';

describe('sharing out', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [100, [1, 2, 1], [25, 50, 25]],
    [1, [5, 5], [1, 0]],
    [2, [1, 3, 3], [0, 1, 1]],
    [0, [1, 2], [0, 0]],
    [7, [0, 0], [7, 0]],
    [7, [0, 3], [0, 7]],
    [5, [], []],
  ])('%p over %j is %j', (total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares);
  });

  it('shares sum to the whole and differ less than a cent from the exact share', () => {
    let seed = 20_261_121;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 2_000; round++) {
      const weights = Array.from({ length: 1 + random(30) }, () => random(3_000_000));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const total = random(100_000);
      const shares = shareOut(total, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      if (whole === 0) continue;
      shares.forEach((share, index) => {
        expect(Math.abs(share - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
      });
    }
  });
});
