import {
  BULK_EVENTS,
  MAX_RUNG_EVENTS,
  ringChannel,
  SERVICES,
  type EventType,
  type Ring,
  type RungEvent,
  type ServiceName,
} from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import type { RedisLink } from '../redis/redis-link.js';

export interface RingListener {
  rung(ring: Ring): void;
  /** Redis is back: whatever was rung in between was missed. */
  returned?(): void;
}

/** Redis' only part in events: waking those who listen. Losing a ring costs time, never data. */
export class EventRing {
  private readonly listeners = new Set<RingListener>();
  private readonly subscribed = new Set<ServiceName>();

  constructor(private readonly redis: RedisLink) {}

  isConnected(): boolean {
    return this.redis.isConnected();
  }

  /** Rings after a commit. Never throws and never waits: the events are safe in the log already. */
  publish(producer: ServiceName, events: readonly RungEvent[]): void {
    const head = events.reduce((highest, event) => Math.max(highest, event.number), 0);
    const ring: Ring = {
      producer,
      head,
      events: events.length > MAX_RUNG_EVENTS ? events.filter(isBulk) : [...events],
    };
    this.redis.publish(ringChannel(producer), JSON.stringify(ring));
  }

  /**
   * @param producers whose rings it wants; others may come as well, when somebody else here wants them. Every ring costs a
   *   process that hears it, and a busy day has hundreds a second.
   * @returns a function that ends the listening.
   */
  listen(listener: RingListener, producers: readonly ServiceName[] = SERVICES): () => void {
    this.listeners.add(listener);
    const missing = producers.filter((producer) => !this.subscribed.has(producer));
    if (missing.length > 0) {
      for (const producer of missing) this.subscribed.add(producer);
      this.redis.subscribe(missing.map(ringChannel), {
        message: (text) => this.heard(text),
        returned: () => this.listeners.forEach((each) => each.returned?.()),
      });
    }
    return () => this.listeners.delete(listener);
  }

  private heard(text: string): void {
    const ring = parseRing(text);
    if (ring) this.listeners.forEach((each) => each.rung(ring));
  }
}

function isBulk({ type }: RungEvent): boolean {
  return (BULK_EVENTS as readonly EventType[]).includes(type);
}

function isRungEvent(event: unknown): event is RungEvent {
  if (typeof event !== 'object' || event === null) return false;
  const { number, type, subject, count = 0, label = '' } = event as Partial<RungEvent>;
  // A count becomes a list of that length on its way to browsers.
  const countable = Number.isSafeInteger(count) && count >= 0 && count <= LIMITS.products;
  const said = typeof type === 'string' && typeof subject === 'string' && typeof label === 'string';
  return Number.isSafeInteger(number) && said && countable;
}

/** A ring, or null for anything else that somebody may have published. */
export function parseRing(text: string): Ring | null {
  try {
    const ring = JSON.parse(text) as Partial<Ring> | null;
    const known = SERVICES.some((service) => service === ring?.producer);
    const whole = Number.isSafeInteger(ring?.head) && Array.isArray(ring?.events) && ring.events.every(isRungEvent);
    return known && whole ? (ring as Ring) : null;
  } catch {
    return null;
  }
}
