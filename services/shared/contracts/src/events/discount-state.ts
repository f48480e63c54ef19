import type { DiscountCode } from '../discount-code.contract.js';
import type { DiscountTierConfig } from '../discount-tier.contract.js';

/** A code as events carry it: its discount is its tier's, and its usage is counted from orders. */
export type DiscountCodeState = Omit<
  DiscountCode,
  'discountPercentage' | 'usageCount' | 'totalDiscountAmount' | 'storeIds'
> & {
  /** Absent for codes that are valid in every store. */
  storeIds?: string[] | null;
};

export type DiscountTierState = Omit<
  DiscountTierConfig,
  'discountPercentage' | 'rebatePercentage' | 'minPurchaseAmount'
> & {
  discountBasisPoints: number;
  rebateBasisPoints: number;
  minPurchaseCents: number;
};
