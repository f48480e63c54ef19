import { addDays, dayIn } from '../dates/store-day.js';
import type { DeliverySlot } from './delivery.js';
import type { OrderStatus } from './order-status.js';

/** The plans of the orders desk: orders not confirmed yet, and orders by when they leave the store. */
export const ORDER_PLANS = ['new', 'tomorrowMorning', 'tomorrowAfternoon', 'later'] as const;

export type OrderPlan = (typeof ORDER_PLANS)[number];

/** Which orders a plan means; days are of the store's calendar, both ends count, null is open. */
export interface PlannedOrders {
  statuses: readonly OrderStatus[];
  from: string | null;
  to: string | null;
  slot: DeliverySlot | null;
}

/** Open orders: a delivered or cancelled order is not planned any more. */
export const PLANNED_STATUSES: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];

/**
 * Plans by the day and slot for which an order is wanted. A pending order is always new, and is also in the plan of its
 * day: that it is not confirmed yet does not take it off the van.
 */
export function ordersOfPlan(plan: OrderPlan, now: Date, timeZone: string): PlannedOrders {
  if (plan === 'new') return { statuses: ['pending'], from: null, to: null, slot: null };
  const tomorrow = addDays(dayIn(now, timeZone), 1);
  if (plan === 'later') return { statuses: PLANNED_STATUSES, from: addDays(tomorrow, 1), to: null, slot: null };
  return {
    statuses: PLANNED_STATUSES,
    from: tomorrow,
    to: tomorrow,
    slot: plan === 'tomorrowMorning' ? '9-12' : '12-4',
  };
}
