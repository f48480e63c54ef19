import { SERVICES, type LoggedEvent } from '@larder/contracts';
import { Consumer, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/** Copies every event of every service, chained by hash. */
@Consumer()
export class AuditConsumer implements EventConsumer {
  readonly name = 'system-ops.audit';
  readonly producers = SERVICES;
  readonly types = 'every';
  readonly startsAt = 'log-start';

  /** Locks the head of the chain, because producers are consumed concurrently. */
  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    await manager.query('SELECT system_ops.append_audit($1::jsonb)', [JSON.stringify(events)]);
  }
}
