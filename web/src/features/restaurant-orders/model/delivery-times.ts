import type { RestaurantOrder, StoreFacet } from '@larder/contracts';
import { addDays, dayIn, instantOf, postalCode, startOfDay, weekdayOf } from '@larder/kernel';
import { LOCALE } from '../../../texts/language.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

/** A calendar day as "Mon, Nov 23, 2026", independent of the reader's time zone. */
export function formatDeliveryDay(day: string): string {
  const instant = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(instant.getTime())) return day;
  return instant.toLocaleDateString(LOCALE, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** The day for a row of the list: with the year only if it is not the store's current one. */
export function formatShortDeliveryDay(day: string, now: Date, timeZone: string): string {
  const year = dayIn(now, timeZone).slice(0, 4);
  return formatDeliveryDay(day).replace(new RegExp(`, ${year}|${year}年`), '');
}

/** "9 AM–12 PM"; an unknown slot is returned as it is. */
export function formatSlot(slot: string): string {
  return (ordersTexts.slots as Readonly<Record<string, string>>)[slot] ?? slot;
}

/** The delivery address in one line; null for a pickup or without an address. */
export function addressOf(order: RestaurantOrder): string | null {
  if (!order.isDelivery) return null;
  const parts = [order.deliveryAddress, order.deliveryCity, postalCode(order.deliveryPostalCode ?? '')].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** How long a pending order has waited: `late` after an hour, `overdue` after the promised business day. */
export interface WaitingAge {
  level: 'fresh' | 'late' | 'overdue';
  /** "25 min", "2 h", "3 days". */
  age: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_FROM_HOURS = 48;
const SATURDAY = 5;

export function waitingAge(createdAt: string, now: Date, timeZone: string): WaitingAge {
  const since = new Date(createdAt);
  const waited = Math.max(0, now.getTime() - since.getTime());
  const level = now >= dueOf(since, timeZone) ? 'overdue' : waited >= HOUR ? 'late' : 'fresh';
  return { level, age: ageOf(waited) };
}

function ageOf(milliseconds: number): string {
  const { minutes, hours, days } = ordersTexts.ages;
  if (milliseconds < HOUR) return minutes(Math.floor(milliseconds / MINUTE));
  const whole = Math.floor(milliseconds / HOUR);
  return whole < DAYS_FROM_HOURS ? hours(whole) : days(Math.floor(whole / 24));
}

/** The same time on the next business day. Orders of a weekend count from Monday's first minute. */
function dueOf(since: Date, timeZone: string): Date {
  const day = dayIn(since, timeZone);
  const weekday = weekdayOf(day);
  if (weekday >= SATURDAY) return startOfDay(addDays(day, 8 - weekday), timeZone);
  const hourOfDay = (since.getTime() - startOfDay(day, timeZone).getTime()) / HOUR;
  const next = addDays(day, weekday + 1 === SATURDAY ? 3 : 1);
  return instantOf(next, Math.min(hourOfDay, 23.999), timeZone);
}

/** The display name of an order's store. */
export function storeName({ store }: RestaurantOrder, stores: readonly StoreFacet[]): string {
  return stores.find((each) => each.store === store)?.name ?? store ?? '';
}
