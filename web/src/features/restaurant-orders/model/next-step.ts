import { mayMoveOrder, nextOrderStatus, type OrderStatus, type Role } from '@larder/kernel';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';

export interface NextStep {
  status: OrderStatus;
  /** The text of the button: "Confirm order". */
  label: string;
}

/** The usual next step of an order in a status, for a role that may take it. */
export function nextStepOf(from: OrderStatus, role: Role): NextStep | null {
  const status = nextOrderStatus(from);
  if (status === null || !mayMoveOrder(role, from, status)) return null;
  return { status, label: (detailTexts.next as Readonly<Partial<Record<OrderStatus, string>>>)[from] ?? '' };
}

/** The common next step of these orders; null when their statuses differ or are final. */
export function commonStepOf(orders: readonly { status: OrderStatus }[], role: Role): NextStep | null {
  const [first] = orders;
  if (first === undefined || orders.some(({ status }) => status !== first.status)) return null;
  return nextStepOf(first.status, role);
}
