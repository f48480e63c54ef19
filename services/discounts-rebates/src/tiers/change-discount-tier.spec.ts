import { describe, expect, it } from '@jest/globals';
import type { DiscountTierState } from '@larder/contracts';
import { changeDiscountTier } from './change-discount-tier.js';

const silver: DiscountTierState = {
  id: '0197a3c0-0000-7000-8000-000000000001',
  tier: 'tier2',
  tierName: 'Silver',
  discountBasisPoints: 1_000,
  rebateBasisPoints: 200,
  rebatePeriod: 'annually',
  minPurchaseCents: 5_000_000,
  description: '',
  version: 3,
};

describe('changing a tier', () => {
  it('a tier patch takes fractions and dollars and keeps absent fields', () => {
    expect(changeDiscountTier(silver, { discountPercentage: 0.125, minPurchaseAmount: 60_000.5 })).toEqual({
      kind: 'changed',
      after: { ...silver, discountBasisPoints: 1_250, minPurchaseCents: 6_000_050, version: 4 },
    });
  });
  it.each([{}, { discountPercentage: 0.1 }, { tierName: ' Silver ' }, { tierName: 'Silver', version: 2 }])(
    '%j changes nothing',
    (input) => {
      expect(changeDiscountTier(silver, input)).toEqual({ kind: 'same' });
    },
  );
  it('a tier patch of an older version is stale', () => {
    expect(changeDiscountTier(silver, { version: 2, tierName: 'Argent' })).toEqual({ kind: 'stale' });
  });
});
