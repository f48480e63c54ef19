import { DISCOUNT_TIERS, type DiscountTier } from '../wholesale-choices.js';

/** Each tier's discount in basis points; a tier that is missing grants none. */
export type TierDiscounts = Readonly<Partial<Record<DiscountTier, number>>>;

export interface TierMatch {
  /** The tier whose discount a product grants the customer; null when it grants none at all. */
  appliedTier: DiscountTier | null;
  /** Whether that is the customer's own tier. */
  isFullTierMatch: boolean;
  /** 700 is 7 %. */
  discountBasisPoints: number;
}

const NO_MATCH: TierMatch = { appliedTier: null, isFullTierMatch: false, discountBasisPoints: 0 };

/**
 * Which discount a product grants a customer: the customer's tier when the product names it, else the best named tier
 * below it (specification part 2 §3: appliedTier, isFullTierMatch). No code, no discount; no named tier, no discount.
 */
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
