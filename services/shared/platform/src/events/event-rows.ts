import { schemaOf, type LoggedEvent, type ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';
import type { EventConsumer } from './event-consumer.js';

/** How many events one transaction applies at most. */
export const BATCH = 500;

const COLUMNS = `number, type, subject, store_id AS "storeId", actor_id AS "actorId", actor_name AS "actorName",
  address, request_id AS "requestId",
  to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "occurredAt", before, after`;

/** The next events a consumer wants of one log, above `after` and up to `head`, in order of number. */
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
