import { DISCOUNT_TIERS, type DiscountTier } from '../wholesale-choices.js';

/** Discounts in basis points; a missing tier grants none. */
export type TierDiscounts = Readonly<Partial<Record<DiscountTier, number>>>;

export interface TierMatch {
  /** Null when the product grants no discount. */
  appliedTier: DiscountTier | null;
  isFullTierMatch: boolean;
  discountBasisPoints: number;
}

const NO_MATCH: TierMatch = { appliedTier: null, isFullTierMatch: false, discountBasisPoints: 0 };

/** The customer's tier when the product names it, else the best named tier below it (specification part 2 §3). */
export function matchTier(
  customerTier: DiscountTier | null,
  discountTags: readonly DiscountTier[],
  discounts: TierDiscounts,
): TierMatch {
  if (customerTier === null) return NO_MATCH;
  for (let rank = DISCOUNT_TIERS.indexOf(customerTier); rank >= 0; rank--) {
    const tier = DISCOUNT_TIERS[rank];
    if (tier === undefined || !discountTags.includes(tier)) continue;
    return { appliedTier: tier, isFullTierMatch: tier === customerTier, discountBasisPoints: discounts[tier] ?? 0 };
  }
  return NO_MATCH;
}
