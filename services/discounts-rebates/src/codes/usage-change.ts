import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';

export const USAGE_EVENTS = ['restaurant-order.created', 'restaurant-order.moved', 'restaurant-order.deleted'] as const;

/** What an event changes in the figures of one code. */
export interface UsageChange {
  codeId: string;
  uses: number;
  discountCents: number;
}

/**
 * A code was used by every order that was placed with it and is neither cancelled nor deleted (specification part 2 §3:
 * usageCount, totalDiscountAmount). An event therefore changes as much as its "after" counts more than its "before".
 */
export function usageChange({
  before,
  after,
}: Pick<LoggedEvent<(typeof USAGE_EVENTS)[number]>, 'before' | 'after'>): UsageChange | null {
  const order = after ?? before;
  if (!order?.discountCodeId) return null;
  const uses = counted(after) - counted(before);
  return uses === 0 ? null : { codeId: order.discountCodeId, uses, discountCents: uses * order.discountCents };
}

function counted(order: RestaurantOrderFacts | null): 0 | 1 {
  return order === null || order.status === 'cancelled' ? 0 : 1;
}
