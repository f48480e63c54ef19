import { mayMoveOrder, type OrderStatus, type Role } from '@larder/kernel';
import type { OrderRow } from './order-row.js';
import { notYourStep, orderHasMoved } from './order.errors.js';

/**
 * Whether an order moves: false when it stands there already, which is no event.
 * @param version the version that the caller saw; null for whatever it is.
 * @throws Refusal `forbidden` when the role may not, `conflict` when it was moved meanwhile.
 */
export function moveOrder(order: OrderRow, to: OrderStatus, role: Role, version: number | null): boolean {
  if (order.status === to && role !== 'read-only') return false;
  if (version !== null && order.version !== version) throw orderHasMoved(order);
  if (!mayMoveOrder(role, order.status, to)) throw notYourStep(order.status, to);
  return true;
}

/** What deleting an order takes from rebates: a delivered order with a code was a purchase (specification part 2 §7). */
export function purchasesOf(order: Pick<OrderRow, 'status' | 'discountCodeId'>): 0 | 1 {
  return order.status === 'delivered' && order.discountCodeId !== null ? 1 : 0;
}
