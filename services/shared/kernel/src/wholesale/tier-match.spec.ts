import { describe, expect, it } from '@jest/globals';
import { matchTier } from './tier-match.js';

const discounts = { tier0: 0, tier1: 700, tier2: 1_000, tier3: 1_500 };

describe('the tier that a product grants', () => {
  it.each([
    ['tier2', ['tier0', 'tier1', 'tier2', 'tier3'], 'tier2', true, 1_000],
    ['tier2', ['tier0', 'tier1'], 'tier1', false, 700],
    ['tier2', ['tier3'], null, false, 0],
    ['tier3', ['tier0'], 'tier0', false, 0],
    ['tier1', [], null, false, 0],
    [null, ['tier0', 'tier3'], null, false, 0],
  ] as const)(
    'a customer of %p gets from the tags %j the tier %p',
    (customer, tags, appliedTier, isFullTierMatch, points) => {
      expect(matchTier(customer, tags, discounts)).toEqual({
        appliedTier,
        isFullTierMatch,
        discountBasisPoints: points,
      });
    },
  );

  it('an unknown tier grants no discount', () => {
    expect(matchTier('tier1', ['tier1'], {}).discountBasisPoints).toBe(0);
  });
});
