import { describe, expect, it } from '@jest/globals';
import { sampleCode } from '../test/discount-code.sample.ts';
import { tierUsage } from './tier-fields.ts';

describe("a tier's usage", () => {
  it('the usage of a tier counts active codes, and orders of all codes to the cent', () => {
    const codes = [
      sampleCode({ usageCount: 1, totalDiscountAmount: 0.1 }),
      sampleCode({ usageCount: 2, totalDiscountAmount: 0.2, active: false }),
      sampleCode({ usageCount: 9, totalDiscountAmount: 9, tier: 'tier2' }),
    ];
    expect(tierUsage(codes, 'tier1')).toEqual({ activeCodes: 1, uses: 3, discountedCents: 30 });
    expect(tierUsage(codes, 'tier3')).toEqual({ activeCodes: 0, uses: 0, discountedCents: 0 });
  });
});
