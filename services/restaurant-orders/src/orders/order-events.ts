import type { NewEvent } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { factsOf, type OrderRow } from './order-row.js';

/** Uses the row's id and not the caller's spelling: histories are found by the exact subject. */
const aboutOrder = ({ id, storeId }: OrderRow): { subject: string; storeId: string } => ({
  subject: `restaurant-order:${id}`,
  storeId,
});

export function orderMoved(before: OrderRow, status: OrderStatus): NewEvent<'restaurant-order.moved'> {
  const facts = factsOf(before);
  return { type: 'restaurant-order.moved', ...aboutOrder(before), before: facts, after: { ...facts, status } };
}

export function orderDeleted(before: OrderRow): NewEvent<'restaurant-order.deleted'> {
  return { type: 'restaurant-order.deleted', ...aboutOrder(before), before: factsOf(before) };
}
