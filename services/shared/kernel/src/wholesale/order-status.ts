import type { Role } from '../role.js';

/** A wholesale order's states (specification part 2 §4). */
export const ORDER_STATUSES = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const NEXT: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
  ready: 'delivered',
};

export function nextOrderStatus(status: OrderStatus): OrderStatus | null {
  return NEXT[status] ?? null;
}

/** Decides whether users see Cancel Order; administrators may set any status to "cancelled". */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Administrators may move an order anywhere, the order role one step forward, others not at all. */
export function mayMoveOrder(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  if (role === 'admin') return true;
  return role === 'order' && NEXT[from] === to;
}
