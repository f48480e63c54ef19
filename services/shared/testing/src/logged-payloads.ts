import { schemaOf, type ServiceName } from '@larder/contracts';
import type { TestDatabase } from './test-database.js';

const MASKS: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>'],
  [/(admin|read-only|order)-[0-9a-f]{8}/g, '<user>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g, '<instant>'],
];

/**
 * The distinct events of a service's log as the database keeps them, one text each, with generated values masked. Logs and
 * hashes are permanent, so golden tests compare these texts character by character.
 */
export async function loggedPayloads(database: TestDatabase, service: ServiceName): Promise<string[]> {
  const rows = await database.query<{ event: string }>(
    `SELECT concat_ws(' | ', type, subject, coalesce(before::text, 'null'), coalesce(after::text, 'null')) AS event
       FROM ${schemaOf(service)}.event_log`,
  );
  const masked = rows.map(({ event }) =>
    MASKS.reduce((text, [pattern, mask]) => text.replaceAll(pattern, mask), event),
  );
  return [...new Set(masked)].toSorted();
}
