import { rungFacts, schemaOf, type NewEvent, type RungEvent, type ServiceName } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { currentOrigin } from '../auth/request-context.js';
import { queryPrepared } from '../database/prepared-query.js';
import { producerLock } from './producer-lock.js';

/**
 * Logs events as the last statement of a transaction, in one round trip. The shared lock is taken before numbers are
 * drawn (the gate is the left side of the join); {@link readableHead} depends on that order.
 */
export async function appendEvents(
  manager: Pick<EntityManager, 'query'>,
  producer: ServiceName,
  events: readonly NewEvent[],
): Promise<RungEvent[]> {
  if (events.length === 0) return [];
  const origin = currentOrigin();
  const rows: { number: number }[] = await manager.query(
    `WITH gate AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared($1, $2)),
          happened AS (
            SELECT happened.* FROM gate CROSS JOIN ROWS FROM (
              jsonb_to_recordset($3::jsonb) AS (type text, subject text, "storeId" uuid, before jsonb, after jsonb)
            ) WITH ORDINALITY AS happened (type, subject, store_id, before, after, position)
          )
     INSERT INTO ${schemaOf(producer)}.event_log
       (type, subject, store_id, before, after, actor_id, actor_name, actor_role, address, request_id)
     SELECT type, subject, store_id, before, after, $4, $5, $6, $7, $8
       FROM happened ORDER BY position
     RETURNING number`,
    [
      ...producerLock(producer),
      JSON.stringify(events),
      origin.actorId,
      origin.actorName,
      origin.actorRole,
      origin.address,
      origin.requestId,
    ],
  );
  return events.map((event, index) => {
    const { type, subject, storeId = null } = event;
    const row = rows[index];
    if (!row) throw new Error('The event log stored fewer events than it was given.');
    return { number: row.number, type, subject, storeId, ...rungFacts(event) };
  });
}

/**
 * Changes many rows and logs an event for each in one statement; these events are too many to ring.
 * @param changes common table expressions; the last is `happened` with type, subject, store_id, before, after and place
 * (the order of events).
 * @returns the number of events.
 */
export async function appendEventsOf(
  manager: EntityManager,
  producer: ServiceName,
  changes: string,
  parameters: readonly unknown[],
): Promise<number> {
  const rows: { events: number }[] = await manager.query(
    logHappened(producer, changes, parameters.length, 'count(*) AS events'),
    [...parameters, ...logParameters(producer)],
  );
  return rows[0]?.events ?? 0;
}

/** Like {@link appendEventsOf} for a few rows: returns the events for broadcasting. One prepared statement. */
export async function appendFewEventsOf(
  at: DataSource | EntityManager,
  producer: ServiceName,
  changes: string,
  parameters: readonly unknown[],
): Promise<RungEvent[]> {
  const text = logHappened(producer, changes, parameters.length, 'number, type, subject, store_id AS "storeId"');
  const values = [...parameters, ...logParameters(producer)];
  return 'manager' in at ? await queryPrepared<RungEvent>(at, text, values) : await at.query(text, values);
}

/** @param given the number of parameters before the log's. */
function logHappened(producer: ServiceName, changes: string, given: number, answer: string): string {
  return `WITH gate AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared($${given + 1}, $${given + 2})),
          ${changes},
          logged AS (
            INSERT INTO ${schemaOf(producer)}.event_log
              (type, subject, store_id, before, after, actor_id, actor_name, actor_role, address, request_id)
            SELECT type, subject, store_id, before, after,
                   $${given + 3}::uuid, $${given + 4}::text, $${given + 5}::text, $${given + 6}::text, $${given + 7}::text
              FROM gate CROSS JOIN happened ORDER BY place
            RETURNING number, type, subject, store_id
          )
     SELECT ${answer} FROM logged`;
}

function logParameters(producer: ServiceName): unknown[] {
  const { actorId, actorName, actorRole, address, requestId } = currentOrigin();
  return [...producerLock(producer), actorId, actorName, actorRole, address, requestId];
}
