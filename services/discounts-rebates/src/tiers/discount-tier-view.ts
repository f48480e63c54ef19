import type { DiscountTierConfig, DiscountTierState } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars } from '@larder/kernel';

export function discountTierView(state: DiscountTierState): DiscountTierConfig {
  const { discountBasisPoints, rebateBasisPoints, minPurchaseCents, ...shown } = state;
  return {
    ...shown,
    discountPercentage: basisPointsToFraction(discountBasisPoints),
    rebatePercentage: basisPointsToFraction(rebateBasisPoints),
    minPurchaseAmount: centsToDollars(minPurchaseCents),
  };
}
