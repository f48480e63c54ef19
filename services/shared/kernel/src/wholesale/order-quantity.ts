import { LIMITS } from '../limits.js';

/** The quantities of a restaurant product that can be ordered: from a minimum on, in whole multiples. */
export interface QuantityRule {
  /** 0: any quantity. */
  minOrderQuantity: number;
  /** Quantities are whole multiples of it; absent or null means 1. */
  orderMultiple?: number | null | undefined;
}

/** The least quantity that can be ordered: the minimum, rounded up to a multiple within an order's limit; 1 or more. */
export function leastQuantity({ minOrderQuantity, orderMultiple }: QuantityRule): number {
  const multiple = orderMultiple ?? 1;
  const most = Math.floor(LIMITS.orderQuantity / multiple);
  return Math.min(most, Math.max(1, Math.ceil(minOrderQuantity / multiple))) * multiple;
}

/** Why a quantity cannot be ordered; null when it can. */
export function quantityProblem(quantity: number, rule: QuantityRule): 'below-minimum' | 'no-multiple' | null {
  if (quantity < leastQuantity(rule)) return 'below-minimum';
  return quantity % (rule.orderMultiple ?? 1) === 0 ? null : 'no-multiple';
}

/** The nearest quantity that can be ordered, rounding up as long as it is within an order's limit. */
export function orderableFrom(quantity: number, rule: QuantityRule): number {
  const multiple = rule.orderMultiple ?? 1;
  const most = Math.floor(LIMITS.orderQuantity / multiple) * multiple;
  return Math.min(most, Math.max(leastQuantity(rule), Math.ceil(quantity / multiple) * multiple));
}
