import { describe, expect, it } from '@jest/globals';
import { shareOut, shareOutByGroup } from './share-out.js';

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
  ])('%p shared over %j is %j', (total, weights, shares) => {
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

describe('sharing out by group', () => {
  it.each([
    [10, [1, 1, 1], ['a', 'a', 'a'], [4, 3, 3]],
    [10, [1, 1, 1], ['a', 'b', 'a'], [4, 3, 3]],
    [10, [1, 1, 1], ['b', 'a', 'b'], [4, 3, 3]],
    [3, [1, 1, 1, 1], ['a', 'b', 'a', 'b'], [1, 1, 1, 0]],
    [3, [2, 2, 2], ['a', 'b', 'b'], [1, 1, 1]],
    [1, [3, 2, 2], ['a', 'b', 'b'], [0, 1, 0]],
    [7, [0, 0], ['b', 'a'], [0, 7]],
    [7, [0, 3, 0], ['a', 'b', 'b'], [0, 7, 0]],
    [0, [1, 2], ['a', 'b'], [0, 0]],
    [5, [], [], []],
  ])('%p shared over %j of the groups %j is %j', (total, weights, groups, shares) => {
    expect(shareOutByGroup(total, weights, groups)).toEqual(shares);
  });

  it('each group gets the share of its sum', () => {
    let seed = 20_261_124;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 2_000; round++) {
      const weights = Array.from({ length: 1 + random(20) }, () => random(50) * random(60_000));
      const groups = weights.map(() => `s${random(4)}`);
      const total = random(100_000);
      const sumsOf = (values: readonly number[]): [string, number][] => {
        const sums = new Map(groups.map((group) => [group, 0]));
        for (const [index, group] of groups.entries()) sums.set(group, (sums.get(group) ?? 0) + (values[index] ?? 0));
        return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
      };
      const shares = sumsOf(shareOutByGroup(total, weights, groups)).map(([, cents]) => cents);
      expect(shares).toEqual(
        shareOut(
          total,
          sumsOf(weights).map(([, weight]) => weight),
        ),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    }
  });
});
