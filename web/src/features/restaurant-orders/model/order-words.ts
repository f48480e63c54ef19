import type { RestaurantOrder } from '@larder/contracts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

/** A day of the calendar as "Mon, Nov 23, 2026": the same whatever zone the reader sits in. */
export function dayWords(day: string): string {
  const instant = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(instant.getTime())) return day;
  return instant.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** "9 AM–12 PM"; a slot that nobody knows stands as it came. */
export function slotWords(slot: string): string {
  return (ordersTexts.slots as Readonly<Record<string, string>>)[slot] ?? slot;
}

/** Where a delivery goes, in one line; null for what is fetched at the store or names no place. */
export function addressOf(order: RestaurantOrder): string | null {
  if (!order.isDelivery) return null;
  const parts = [order.deliveryAddress, order.deliveryCity, order.deliveryPostalCode].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}
