import { mayMoveOrder, type OrderStatus, type Role } from '@larder/kernel';
import type { OrderRow } from './order-row.js';
import { notYourStep, orderHasMoved } from './order.errors.js';

/**
 * False when the order already has that status.
 * @param version the caller's, or null.
 * @throws Refusal `forbidden`, or `conflict` when the order changed.
 */
export function moveOrder(order: OrderRow, to: OrderStatus, role: Role, version: number | null): boolean {
  if (order.status === to && role !== 'read-only') return false;
  if (version !== null && order.version !== version) throw orderHasMoved(order);
  if (!mayMoveOrder(role, order.status, to)) throw notYourStep(order.status, to);
  return true;
}

/** Whether a cancelled order, which gave up its place in the slot, takes one again. */
export const takesPlaceAgain = (order: Pick<OrderRow, 'status'>, to: OrderStatus): boolean =>
  order.status === 'cancelled' && to !== 'cancelled';

/** A delivered order with a code was a purchase (specification part 2 §7). */
export function purchasesOf(order: Pick<OrderRow, 'status' | 'discountCodeId'>): 0 | 1 {
  return order.status === 'delivered' && order.discountCodeId !== null ? 1 : 0;
}
