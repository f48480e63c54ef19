import { addDays, dayIn, instantOf } from '../dates/store-day.js';
import { closureOn, hoursOn, type StoreHours } from '../stores/store-hours.js';
import { WEEKDAYS, type HoursSpan } from '../stores/week-hours.js';
import { sentence, type Sentence } from '../texts/sentence.js';
import { MAX_DAYS_AHEAD, SLOT_HOURS, SLOT_NAMES, type DeliverySlot } from './delivery.js';
import type { OrderRules } from './order-rules.js';

/** The facts that, together with the time, decide when a store takes orders. */
export interface OrderingStore extends Pick<StoreHours, 'timeZone' | 'weekHours' | 'closures'> {
  rules: OrderRules;
}

/** The most days in one answer of {@link availability}. */
export const MOST_DAYS_LOOKED = 60;

export interface SlotOffer {
  slot: DeliverySlot;
  available: boolean;
  /** The number of orders that the slot still takes; absent when unlimited. */
  left?: number;
}

export interface DayOffer {
  day: string;
  /** Whether any slot is available. */
  open: boolean;
  /** Why no slot is available. */
  reason: Sentence | null;
  slots: SlotOffer[];
}

/** Whether an answer of {@link availability} offers a time. */
export const isOffered = (
  days: readonly Pick<DayOffer, 'day' | 'slots'>[] | undefined,
  day: string,
  slot: DeliverySlot,
): boolean =>
  days?.some((each) => each.day === day && each.slots.some((of) => of.slot === slot && of.available)) ?? false;

/** The first day of the store's calendar that an order placed now can be for. */
export function firstOrderDay({ rules: { cutOff, leadDays }, timeZone }: OrderingStore, now: Date): string {
  const today = dayIn(now, timeZone);
  return addDays(today, leadDays + (cutOff !== null && isFrom(cutOff, today, timeZone, now) ? 1 : 0));
}

/** A repeated hour counts from its first occurrence. */
function isFrom(cutOff: string, today: string, timeZone: string, now: Date): boolean {
  return cutOff < '24:00' && now >= instantOf(today, cutOff, timeZone);
}

/**
 * The days and slots for which orders are taken; pages offer them and the order service enforces them.
 * @param days of the store's calendar
 * @param taken the number of orders in a slot
 */
export function availability(
  store: OrderingStore,
  isDelivery: boolean,
  days: readonly string[],
  now: Date,
  taken: (day: string, slot: DeliverySlot) => number,
): DayOffer[] {
  const { slots, slotCapacity } = store.rules;
  return days.map((day) => {
    const refusal = dayRefusal(store, isDelivery, day, now);
    const offers = slots.map((slot): SlotOffer => {
      const isOpen = refusal === null && isOpenSlot(store, day, slot);
      if (slotCapacity === null) return { slot, available: isOpen };
      const left = isOpen ? Math.max(0, slotCapacity - taken(day, slot)) : 0;
      return { slot, available: left > 0, left };
    });
    const open = offers.some(({ available }) => available);
    return {
      day,
      open,
      reason: open ? null : (refusal ?? sentence('All times of {day} are full.', { day })),
      slots: offers,
    };
  });
}

/** Why an order cannot be for that time, other than a full slot; null when it can. */
export function timeRefusal(
  store: OrderingStore,
  { isDelivery, day, slot }: { isDelivery: boolean; day: string; slot: DeliverySlot },
  now: Date,
): Sentence | null {
  const refusal = dayRefusal(store, isDelivery, day, now);
  if (refusal) return refusal;
  if (!store.rules.slots.includes(slot))
    return sentence('This store does not take orders for {slot}.', { slot: nameOf(slot) });
  return isOpenSlot(store, day, slot)
    ? null
    : sentence('The store is closed for orders of {day}, {slot}.', { day, slot: nameOf(slot) });
}

export const slotIsFull = (day: string, slot: DeliverySlot): Sentence =>
  sentence('{slot} on {day} is full. Please choose another time.', { day, slot: nameOf(slot) });

const nameOf = (slot: DeliverySlot): Sentence => sentence(SLOT_NAMES[slot]);

function dayRefusal(store: OrderingStore, isDelivery: boolean, day: string, now: Date): Sentence | null {
  const { rules, timeZone } = store;
  if (isDelivery && !rules.deliveryOn) return sentence('This store does not deliver.');
  if (!isDelivery && !rules.pickupOn) return sentence('Orders cannot be picked up at this store.');
  const today = dayIn(now, timeZone);
  const first = firstOrderDay(store, now);
  if (day < first) {
    return first === addDays(today, 1)
      ? sentence('The delivery date must be tomorrow or later.')
      : sentence('The delivery date must be {day} or later.', { day: first });
  }
  if (day > addDays(today, MAX_DAYS_AHEAD)) return sentence('The delivery date must be within a year.');
  if (rules.slots.some((slot) => isOpenSlot(store, day, slot))) return null;
  const closed = sentence('The store is closed for orders of {day}.', { day });
  const reason = closureOn(store, day)?.reason;
  return reason ? sentence('{what} {more}', { what: closed, more: reason }) : closed;
}

/**
 * A slot is open when it overlaps the store's hours. A store without hours is always open: hours that are not set do
 * not mean closed.
 */
function isOpenSlot({ timeZone, weekHours, closures }: OrderingStore, day: string, slot: DeliverySlot): boolean {
  const { from, to } = SLOT_HOURS[slot];
  const week = WEEKDAYS.some((weekday) => weekHours?.[weekday]?.length) ? weekHours : null;
  const spans = hoursOn({ timeZone, weekHours: week, closures, openingHours: '' }, day) ?? ALWAYS;
  return spans.some((span) => span.from < clock(to) && clock(from) < span.to);
}

const ALWAYS: readonly HoursSpan[] = [{ from: '00:00', to: '24:00' }];

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
