import type { Role } from '@larder/kernel';
import type { ServiceName } from '../service-name.js';
import type { EventMap, EventType } from './event-map.js';

/** All null for work of the system (migrations, timers). */
export interface EventOrigin {
  actorId: string | null;
  actorName: string | null;
  /** The actor's role at the time; absent in events from before roles were stored. */
  actorRole?: Role | null;
  address: string | null;
  requestId: string | null;
}

/** An event to be logged; the log adds number, time and origin. Absent fields are logged as null. */
export type NewEvent<T extends EventType = EventType> = {
  [K in T]: {
    type: K;
    /** The record that changed, as "kind:id"; events of one subject are applied in order or not at all. */
    subject: string;
    /** Null when the event concerns the whole chain. */
    storeId?: string | null;
    before?: EventMap[K]['before'];
    after?: EventMap[K]['after'];
  };
}[T];

/** A row of a producer's event log. Numbers rise in commit order as a reader sees them, and have holes. */
export type LoggedEvent<T extends EventType = EventType> = Required<NewEvent<T>> &
  EventOrigin & {
    producer: ServiceName;
    number: number;
    /** ISO instant of the producing transaction. */
    occurredAt: string;
  };

/** One event of a ring: enough for caches and the live channel, which tolerate losing it. */
export interface RungEvent {
  number: number;
  type: EventType;
  subject: string;
  storeId: string | null;
  count?: number;
  /** An order's number. */
  label?: string;
}

/** Published by a producer after a commit. A ring may be lost; consumers with a cursor only use it to wake up. */
export interface Ring {
  producer: ServiceName;
  head: number;
  /** The events; of more than {@link MAX_RUNG_EVENTS} only sums. Empty means anything may have changed. */
  events: RungEvent[];
}

export const MAX_RUNG_EVENTS = 100;

export const RING_PREFIX = 'ring:';

export const ringPattern = (producer: ServiceName): string => RING_PREFIX + producer;

/** Facts for listeners that do not read the log: how many rows a bulk change has, or the number of an order. */
export function rungFacts(event: NewEvent): Pick<RungEvent, 'count' | 'label'> {
  switch (event.type) {
    case 'products.imported':
    case 'products.cleared':
    case 'overrides.applied':
    case 'restaurant-overrides.applied':
      return { count: event.after?.count ?? 0 };
    case 'restaurant-order.moved':
    case 'restaurant-order.deleted': {
      const label = (event.after ?? event.before)?.orderNumber;
      return label === undefined ? {} : { label };
    }
    default:
      return {};
  }
}
