import { describe, expect, it } from '@jest/globals';
import { inEnglish } from '../texts/sentence.js';
import { rebateOn, rebateRule, scaledMinimumCents, type RebateTerms } from './rebate-terms.js';

const BRONZE: RebateTerms = {
  tier: 'tier1',
  rebateBasisPoints: 100,
  minimumCents: 2_500_000,
  minimumPeriod: 'annually',
  hasActiveCode: true,
};

describe('a minimum', () => {
  it.each([
    [2_500_000, 'annually', 'quarterly', 625_000],
    [2_500_000, 'annually', 'annually', 2_500_000],
    [625_000, 'quarterly', 'annually', 2_500_000],
    [100_000, 'monthly', 'quarterly', 300_000],
    [100_000, 'monthly', 'annually', 1_200_000],
    [0, 'monthly', 'annually', 0],
    // A quarter of $0.01 and of $0.05 is reached by the next whole cent.
    [1, 'annually', 'quarterly', 1],
    [5, 'annually', 'quarterly', 2],
  ] as const)('a minimum of %p cents %s is %s %p', (cents, meantFor, calculated, expected) => {
    expect(scaledMinimumCents(cents, meantFor, calculated)).toBe(expected);
  });
});

describe('a rebate', () => {
  it.each([
    [624_999, 'below_minimum', 0],
    [625_000, 'pending', 6_250],
    [625_049, 'pending', 6_250],
    [625_050, 'pending', 6_251],
    [625_150, 'pending', 6_252],
    [90_071_992_547_409, 'pending', 900_719_925_474],
  ])('a rebate on %p cents is %s, %p', (purchases, status, rebateCents) => {
    expect(rebateOn(purchases, BRONZE, 'quarterly')).toEqual({ status, rebateCents });
  });

  it('without an active code there is no rebate', () => {
    expect(rebateOn(9_999_999, { ...BRONZE, hasActiveCode: false }, 'quarterly').status).toBe('below_minimum');
  });
});

it.each([
  [BRONZE, 'quarterly', '1.00% of all purchases of the quarter once they reach $6,250.00 ($25,000.00 a year).'],
  [BRONZE, 'annually', '1.00% of all purchases of the year once they reach $25,000.00.'],
  [{ ...BRONZE, minimumCents: 0 }, 'annually', '1.00% of all purchases of the year, without a minimum.'],
  [{ ...BRONZE, hasActiveCode: false }, 'annually', 'No active discount code: no rebate.'],
] as const)('the rule of %j for %s reads %s', (terms, type, words) => {
  expect(inEnglish(rebateRule(terms, type))).toBe(words);
});
