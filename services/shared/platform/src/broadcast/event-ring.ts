import {
  BULK_EVENTS,
  MAX_RUNG_EVENTS,
  ringPattern,
  SERVICES,
  type EventType,
  type Ring,
  type RungEvent,
  type ServiceName,
} from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ClientProxy } from '@nestjs/microservices';

/** Rings within this time after another one are merged: each ring wakes every process that receives it. */
const MERGE_MS = 20;

/** Wakes the consumers of events after a commit. A lost ring costs time, never data. */
export class EventRing implements OnApplicationShutdown {
  /** Events that wait for the end of a producer's merge interval. */
  private readonly waiting = new Map<ServiceName, RungEvent[]>();

  constructor(private readonly client: ClientProxy) {}

  /** Never throws or waits: the events are in the log already. */
  publish(producer: ServiceName, events: readonly RungEvent[]): void {
    const waiting = this.waiting.get(producer);
    // A ring of many events, or of one that sums up a change, is sent separately.
    if (waiting && waiting.length + events.length <= MAX_RUNG_EVENTS && !events.some(isBulk)) waiting.push(...events);
    else this.send(producer, events);
  }

  /** Sends waiting rings: without them browsers would show old prices until they poll. */
  onApplicationShutdown(): void {
    for (const producer of this.waiting.keys()) this.sendWaiting(producer);
  }

  private send(producer: ServiceName, events: readonly RungEvent[]): void {
    const head = events.reduce((highest, event) => Math.max(highest, event.number), 0);
    const ring: Ring = {
      producer,
      head,
      events: events.length > MAX_RUNG_EVENTS ? sumsOf(events) : [...events],
    };
    this.client.emit(ringPattern(producer), ring);
    if (this.waiting.has(producer)) return;
    this.waiting.set(producer, []);
    setTimeout(() => this.sendWaiting(producer), MERGE_MS);
  }

  private sendWaiting(producer: ServiceName): void {
    const events = this.waiting.get(producer) ?? [];
    this.waiting.delete(producer);
    if (events.length > 0) this.send(producer, events);
  }
}

/** Events that sum up the others, or none ("anything may have changed") if these do not cover the chain. */
function sumsOf(events: readonly RungEvent[]): RungEvent[] {
  const sums = events.filter(isBulk);
  const summed = new Set(sums.map(({ storeId }) => storeId));
  return summed.has(null) || events.every(({ storeId }) => summed.has(storeId)) ? sums : [];
}

function isBulk({ type }: RungEvent): boolean {
  return (BULK_EVENTS as readonly EventType[]).includes(type);
}

function isRungEvent(event: unknown): event is RungEvent {
  if (typeof event !== 'object' || event === null) return false;
  const { number, type, subject, count = 0, label = '' } = event as Partial<RungEvent>;
  // A count becomes a list of that length on its way to browsers, so it is bounded.
  const isCountable = Number.isSafeInteger(count) && count >= 0 && count <= LIMITS.products;
  const hasTexts = typeof type === 'string' && typeof subject === 'string' && typeof label === 'string';
  return Number.isSafeInteger(number) && hasTexts && isCountable;
}

/** Validates a message, because anyone may publish on the channel. */
export function isRing(message: unknown): message is Ring {
  const ring = message as Partial<Ring> | null;
  const isKnown = SERVICES.some((service) => service === ring?.producer);
  return isKnown && Number.isSafeInteger(ring?.head) && Array.isArray(ring?.events) && ring.events.every(isRungEvent);
}
