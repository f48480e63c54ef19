import { mayMoveOrder, notFound, Refusal, type OrderStatus } from '@larder/kernel';
import type { OrderRow } from './order-row.js';
import { orderView } from './order-row.js';

export function noSuchOrder(): Refusal {
  return notFound('Order');
}

export function notYourStep(from: OrderStatus, to: OrderStatus): Refusal {
  const who = mayMoveOrder('order', from, to) ? 'order staff and administrators' : 'an administrator';
  return new Refusal('forbidden', `Only ${who} may move an order from ${from} to ${to}.`);
}

export function orderHasMoved(order: OrderRow): Refusal {
  return new Refusal('conflict', `The order is ${order.status} by now.`, { details: { current: orderView(order) } });
}
