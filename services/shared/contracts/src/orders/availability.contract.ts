import { DELIVERY_SLOTS, MOST_DAYS_LOOKED, type DeliverySlot } from '@larder/kernel';
import { MayBeAbsent } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { Day } from '../fields/day.field.js';
import { ListOf } from '../fields/nested.field.js';
import { QueryWhole, Whole } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';
import { StoreQuery } from '../store.contract.js';

export const ORDER_WAYS = ['delivery', 'pickup'] as const;

/** GET /api/restaurant/availability. */
export class AvailabilityQuery extends StoreQuery {
  @MayBeAbsent() @Choice(ORDER_WAYS) type?: (typeof ORDER_WAYS)[number];

  /** The first day; the store's today by default. */
  @MayBeAbsent() @Day() from?: string;

  /** How many days; 14 by default. */
  @MayBeAbsent() @QueryWhole(1, MOST_DAYS_LOOKED) days?: number;
}

export class SlotAvailability {
  @Choice(DELIVERY_SLOTS) slot!: DeliverySlot;
  @Flag() available!: boolean;

  /** The number of orders that the slot still takes; absent when unlimited. */
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) left?: number;
}

export class DayAvailability {
  @Day() day!: string;

  /** Whether any slot is available. */
  @Flag() open!: boolean;

  /** Why no slot is available, in the reader's language. */
  @MayBeAbsent() @Text(1_000) reason?: string;
  @ListOf(() => SlotAvailability, DELIVERY_SLOTS.length) slots!: SlotAvailability[];
}

/** Days and slots for deliveries or pickups; an order for an available time is not refused for its time. */
export class Availability {
  @ListOf(() => DayAvailability, MOST_DAYS_LOOKED) days!: DayAvailability[];
}
