import type { DiscountTierConfig, DiscountTierState } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars } from '@larder/kernel';

/** A tier as the API shows it: fractions and dollars leave their integers here. */
export function discountTierView(state: DiscountTierState): DiscountTierConfig {
  return {
    id: state.id,
    tier: state.tier,
    tierName: state.tierName,
    discountPercentage: basisPointsToFraction(state.discountBasisPoints),
    rebatePercentage: basisPointsToFraction(state.rebateBasisPoints),
    rebatePeriod: state.rebatePeriod,
    minPurchaseAmount: centsToDollars(state.minPurchaseCents),
    description: state.description,
    version: state.version,
  };
}
