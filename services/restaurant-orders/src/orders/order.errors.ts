import { mayMoveOrder, notFound, Refusal, type OrderStatus, sentence } from '@larder/kernel';
import type { OrderRow } from './order-row.js';
import { orderView } from './order-row.js';

export function noSuchOrder(): Refusal {
  return notFound('Order');
}

export function notYourStep(from: OrderStatus, to: OrderStatus): Refusal {
  const values = { from: sentence(from), to: sentence(to) };
  return new Refusal(
    'forbidden',
    mayMoveOrder('order', from, to)
      ? sentence('Only order staff and administrators may move an order from {from} to {to}.', values)
      : sentence('Only an administrator may move an order from {from} to {to}.', values),
  );
}

export function orderHasMoved(order: OrderRow): Refusal {
  return new Refusal('conflict', sentence('The order is now {status}.', { status: sentence(order.status) }), {
    details: { current: orderView(order) },
  });
}
