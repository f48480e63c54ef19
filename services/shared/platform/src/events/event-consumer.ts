import type { EventType, LoggedEvent, ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';

/**
 * A named reader of other services' event logs. Its effect and its cursor move in one transaction, so each event is
 * applied exactly once and in order of number within its producer. No order is promised across producers.
 */
export interface EventConsumer {
  /** "orders.prices"; permanent, because the cursor is found by it. */
  readonly name: string;
  readonly producers: readonly ServiceName[];
  /** The types it wants, or every type. */
  readonly types: readonly EventType[] | 'every';
  /**
   * Where a new cursor begins: `log-start` for copies, `log-head` for what acts outside the database (webhooks, mail) and must
   * not repeat old events.
   */
  readonly startsAt: 'log-start' | 'log-head';
  /** Applies events of one producer in the given order, through `manager` alone. Throwing rolls all of them back. */
  apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void>;
}
