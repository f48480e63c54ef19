import type { DiscountTierConfig } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';
import { discountTexts } from '../../../texts/discount-codes.ts';

/** What a tier is called; by its number while its name has not arrived. */
export function tierName(tiers: readonly DiscountTierConfig[] | undefined, tier: DiscountTier): string {
  return tiers?.find((config) => config.tier === tier)?.tierName ?? discountTexts.tierNames[tier];
}
