import type { DiscountCode } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';

export interface TierUsage {
  activeCodes: number;
  /** Orders with any code of the tier, inactive ones too: they were placed all the same. */
  uses: number;
  /** What those orders were discounted by, in cents. */
  discountedCents: number;
}

export function tierUsage(codes: readonly DiscountCode[], tier: DiscountTier): TierUsage {
  const ofTier = codes.filter((code) => code.tier === tier);
  return {
    activeCodes: ofTier.filter(({ active }) => active).length,
    uses: ofTier.reduce((sum, { usageCount }) => sum + usageCount, 0),
    discountedCents: ofTier.reduce((sum, code) => sum + Math.round(code.totalDiscountAmount * 100), 0),
  };
}
