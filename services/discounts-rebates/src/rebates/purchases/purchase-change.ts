import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';

export const PURCHASE_EVENTS = [
  'restaurant-order.created',
  'restaurant-order.moved',
  'restaurant-order.deleted',
] as const;

export type OrderEvent = LoggedEvent<(typeof PURCHASE_EVENTS)[number]>;

/** A delivered order with a code, worth its price after discount without delivery. */
export interface PurchaseFacts {
  id: string;
  orderNumber: string;
  storeId: string | null;
  discountCodeId: string;
  createdAt: string;
  amountCents: number;
}

export interface PurchaseChange {
  counted: PurchaseFacts[];
  /** Orders that no longer count as purchases after the change. */
  reversedOrderIds: string[];
}

/** Derives purchases from order events: only delivered orders count. */
export function purchaseChange(events: readonly OrderEvent[]): PurchaseChange {
  const change: PurchaseChange = { counted: [], reversedOrderIds: [] };
  const last = new Map<string, OrderEvent>();
  for (const event of events) last.set(orderOf(event).id, event);
  for (const event of last.values()) {
    const order = orderOf(event);
    if (!order.discountCodeId) continue;
    if (event.after?.status !== 'delivered') {
      change.reversedOrderIds.push(order.id);
      continue;
    }
    const { id, orderNumber, discountCodeId, createdAt, subtotalCents, discountCents } = order;
    const amountCents = subtotalCents - discountCents;
    change.counted.push({ id, orderNumber, storeId: event.storeId, discountCodeId, createdAt, amountCents });
  }
  return change;
}

function orderOf({ before, after }: OrderEvent): RestaurantOrderFacts {
  const order = after ?? before;
  if (!order) throw new Error('An event of an order says nothing of it.');
  return order;
}
