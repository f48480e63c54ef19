import type { EventType, LoggedEvent, ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';

/**
 * A consumer's effect and its cursor are committed in one transaction: each event is applied exactly once, in order of
 * number within its producer. Events of different producers are not ordered.
 */
export interface EventConsumer {
  /** Such as "orders.prices"; permanent, because it identifies the cursor. */
  readonly name: string;
  readonly producers: readonly ServiceName[];
  readonly types: readonly EventType[] | 'every';
  /** `log-start` for copies; `log-head` for effects outside the database (webhooks, mail), which must not repeat. */
  readonly startsAt: 'log-start' | 'log-head';
  /** Applies events of one producer in order, only through `manager`. Throwing rolls all of them back. */
  apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void>;
}
