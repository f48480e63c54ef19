import { SERVICES, type LoggedEvent } from '@larder/contracts';
import type { EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/** The audit trail: every event of every service, copied whole. */
export class AuditConsumer implements EventConsumer {
  readonly name = 'system-ops.audit';
  readonly producers = SERVICES;
  readonly types = 'every';
  readonly startsAt = 'log-start';

  /** A plain INSERT: an event that came twice would break the key, and with it the promise of "exactly once". */
  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    await manager.query(
      `INSERT INTO system_ops.audit_entry (producer, number, type, subject, store_id, actor_id, actor_name, address,
         request_id, occurred_at, before, after)
       SELECT e.producer, e.number, e.type, e.subject, e."storeId", e."actorId", e."actorName", e.address,
         e."requestId", e."occurredAt", e.before, e.after
         FROM jsonb_to_recordset($1::jsonb) AS e (producer text, number bigint, type text, subject text,
           "storeId" uuid, "actorId" uuid, "actorName" text, address text, "requestId" text,
           "occurredAt" timestamptz, before jsonb, after jsonb)`,
      [JSON.stringify(events)],
    );
  }

  async clear(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM system_ops.audit_entry');
  }
}
