import { schemaOf, type LoggedEvent, type ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';
import { EventLogEntity } from '../database/event.entities.js';
import { isoInstant, tableOf } from '../database/table.js';
import type { EventConsumer } from './event-consumer.js';

export const BATCH = 500;

/** Instants keep their microseconds: the hash chain of the audit trail covers them. */
const COLUMNS = `${tableOf(EventLogEntity, 'any').without('occurredAt').columns()},
  ${isoInstant('occurred_at', 'SS.US')} AS "occurredAt"`;

export async function readEvents(
  manager: EntityManager,
  consumer: EventConsumer,
  producer: ServiceName,
  { after, head }: { after: number; head: number },
): Promise<LoggedEvent[]> {
  const rows: LoggedEvent[] = await manager.query(
    `SELECT ${COLUMNS} FROM ${schemaOf(producer)}.event_log
      WHERE number > $1 AND number <= $2 AND ($3::text[] IS NULL OR type = ANY($3))
      ORDER BY number LIMIT ${BATCH}`,
    [after, head, consumer.types === 'every' ? null : consumer.types],
  );
  return rows.map((row) => ({ ...row, producer }));
}

/** The last logged state of each record of a kind, for data restored from a backup of an older version. */
export async function newestStates<State extends object>(
  manager: EntityManager,
  producer: ServiceName,
  kind: string,
): Promise<State[]> {
  const rows: { after: State }[] = await manager.query(
    `SELECT DISTINCT ON (subject) after FROM ${schemaOf(producer)}.event_log
      WHERE type IN ('${kind}.created', '${kind}.updated') ORDER BY subject, number DESC`,
  );
  return rows.map(({ after }) => after);
}
