import type { EventType, LoggedEvent, ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Its effect and its cursor move in one transaction: each event is applied exactly once, in order of number within its
 * producer. Events of different producers are not ordered.
 */
export interface EventConsumer {
  /** "orders.prices"; permanent, because the cursor is found by it. */
  readonly name: string;
  readonly producers: readonly ServiceName[];
  readonly types: readonly EventType[] | 'every';
  /** `log-start` for copies; `log-head` for effects outside the database (webhooks, mail), which must not repeat. */
  readonly startsAt: 'log-start' | 'log-head';
  /** Applies events of one producer in order, through `manager` alone. Throwing rolls all of them back. */
  apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void>;
}
