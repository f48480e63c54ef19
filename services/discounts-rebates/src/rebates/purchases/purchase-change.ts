import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';

export const PURCHASE_EVENTS = [
  'restaurant-order.created',
  'restaurant-order.moved',
  'restaurant-order.deleted',
] as const;

export type OrderEvent = LoggedEvent<(typeof PURCHASE_EVENTS)[number]>;

/** A delivered order that carried a code, worth what it cost after discount and without delivery. */
export interface PurchaseFacts {
  id: string;
  orderNumber: string;
  storeId: string | null;
  discountCodeId: string;
  createdAt: string;
  amountCents: number;
}

/** What some events make of purchases: each order is said once, as the last event leaves it. */
export interface PurchaseChange {
  counted: PurchaseFacts[];
  /** Orders that are no purchase now, whether they were one or not. */
  reversedOrderIds: string[];
}

/** House rule: only a delivered order counts, so leaving "delivered", cancelling and deleting take it back. */
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
