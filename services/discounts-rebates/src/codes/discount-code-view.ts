import type { DiscountCode, DiscountCodeState } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars } from '@larder/kernel';
import type { DiscountCodeRow } from './discount-code.repository.js';

export function discountCodeView(row: DiscountCodeRow): DiscountCode {
  return {
    ...discountCodeState(row),
    discountPercentage: basisPointsToFraction(row.discountBasisPoints),
    usageCount: row.usageCount,
    totalDiscountAmount: centsToDollars(row.totalDiscountCents),
  };
}

export function discountCodeState(row: DiscountCodeRow): DiscountCodeState {
  const { discountBasisPoints: _points, usageCount: _count, totalDiscountCents: _cents, ...state } = row;
  return state;
}
