import type { DiscountCode, DiscountCodeState } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars } from '@larder/kernel';
import type { DiscountCodeRow } from './discount-code.repository.js';

/** A code as the API shows it: fractions and dollars leave their integers here. */
export function discountCodeView(row: DiscountCodeRow): DiscountCode {
  return {
    ...discountCodeState(row),
    discountPercentage: basisPointsToFraction(row.discountBasisPoints),
    usageCount: row.usageCount,
    totalDiscountAmount: centsToDollars(row.totalDiscountCents),
  };
}

/** A code as events carry it. */
export function discountCodeState(row: DiscountCodeState): DiscountCodeState {
  const { id, code, restaurantName, contactPerson, email, phone, tier, active, customerId, version } = row;
  return { id, code, restaurantName, contactPerson, email, phone, tier, active, customerId, version };
}
