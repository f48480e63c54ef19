import { addDays, dayIn } from '../dates/store-day.js';
import type { DeliverySlot } from './delivery.js';
import type { OrderStatus } from './order-status.js';

/** The plans of the orders desk: orders not confirmed yet, and orders by when they leave the store. */
export const ORDER_PLANS = ['new', 'tomorrowMorning', 'tomorrowAfternoon', 'later'] as const;

export type OrderPlan = (typeof ORDER_PLANS)[number];

/** The orders that a plan covers; days are of the store's calendar, both ends inclusive, null means unbounded. */
export interface PlannedOrders {
  statuses: readonly OrderStatus[];
  from: string | null;
  to: string | null;
  slot: DeliverySlot | null;
}

/** The statuses of open orders: delivered and cancelled ones are in no plan. */
export const PLANNED_STATUSES: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];

/**
 * Plans by the day and slot for which an order is wanted. A pending order is always new, and also in the plan of its
 * day: it has to be delivered even while it is not confirmed.
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
