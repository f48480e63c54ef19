import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';

export const USAGE_EVENTS = ['restaurant-order.created', 'restaurant-order.moved', 'restaurant-order.deleted'] as const;

/** Orders that are neither cancelled nor deleted count (specification part 2 §3). */
export function usageChange({ before, after }: Pick<LoggedEvent<(typeof USAGE_EVENTS)[number]>, 'before' | 'after'>): {
  codeId: string;
  uses: number;
  discountCents: number;
} | null {
  const order = after ?? before;
  if (!order?.discountCodeId) return null;
  const uses = counted(after) - counted(before);
  return uses === 0 ? null : { codeId: order.discountCodeId, uses, discountCents: uses * order.discountCents };
}

function counted(order: RestaurantOrderFacts | null): 0 | 1 {
  return order === null || order.status === 'cancelled' ? 0 : 1;
}
