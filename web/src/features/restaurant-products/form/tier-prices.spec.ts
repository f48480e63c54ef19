import { describe, expect, it } from '@jest/globals';
import { discountedCents, grantsOf } from './wholesale-fields.ts';

const labels = { tier0: 'Regular', tier1: 'Tier 1', tier2: 'Tier 2', tier3: 'Tier 3' };

describe('what tiers grant', () => {
  it('tiers have their defaults until the matrix is loaded', () => {
    expect(grantsOf(undefined, labels).map(({ label, percentage }) => [label, percentage])).toEqual([
      ['Regular', 0],
      ['Tier 1', 0.07],
      ['Tier 2', 0.1],
      ['Tier 3', 0.15],
    ]);
  });

  it('tiers follow the matrix, in order of rank', () => {
    const grants = grantsOf([{ tier: 'tier2', label: 'Silver', percentage: 0.125 }], labels);
    expect(grants[2]).toEqual({ tier: 'tier2', label: 'Silver', percentage: 0.125 });
    expect(grants[3]?.label).toBe('Tier 3');
  });

  it.each([
    [1000, 0.07, 930],
    [1050, 0.15, 892],
    [999, 0.1, 899],
    [0, 0.15, 0],
    [1234, 0, 1234],
  ])('%i cents less %p are %i cents', (cents, percentage, result) => {
    expect(discountedCents(cents, percentage)).toBe(result);
  });
});
