import { SERVICES } from '../../launcher/schema-state.ts';
import type { RunningSystem } from '../../launcher/start-system.ts';
import { asOwner } from '../owner.ts';

type Database = Pick<RunningSystem, 'databaseUrl'>;

/** Tables and columns that stay empty until a chain has a second store, or a store has values of its own. */
const STORE_TABLES = {
  'prices of stores': 'SELECT 1 FROM catalog.retail_override',
  'restaurant products of stores': 'SELECT 1 FROM catalog.restaurant_override',
  'orders of stores': 'SELECT 1 FROM catalog.retail_order',
  closures: 'SELECT 1 FROM catalog.store_closure',
  'hours or tags': 'SELECT 1 FROM catalog.store WHERE week_hours IS NOT NULL OR tags IS NOT NULL',
  'former names': 'SELECT 1 FROM catalog.store_slug AS s LEFT JOIN catalog.store USING (slug) WHERE store.id IS NULL',
  'users of stores': 'SELECT 1 FROM identity.staff_user WHERE store_ids IS NOT NULL',
} as const;

/** Those of the tables that are not empty. */
export async function filledStoreTables(database: Database): Promise<string[]> {
  return await asOwner(database, async (owner) => {
    const written: string[] = [];
    for (const [name, sql] of Object.entries(STORE_TABLES)) {
      const { rowCount } = await owner.query(`${sql} LIMIT 1`);
      if (rowCount !== 0) written.push(name);
    }
    return written;
  });
}

const schemas = SERVICES.map((service) => service.replaceAll('-', '_'));

/** The number of each log's last event. */
export async function lastEvents(database: Database): Promise<string[]> {
  return await asOwner(database, async (owner) => {
    const sql = schemas.map((schema) => `(SELECT coalesce(max(number), 0)::text FROM ${schema}.event_log)`).join(', ');
    const { rows } = await owner.query<string[]>({ text: `SELECT ${sql}`, rowMode: 'array' });
    return rows[0] ?? [];
  });
}

/** Events written by timers: rehearsals of backups, and alerts on a slow machine. */
const BY_THE_CLOCK = ['backup.rehearsed', 'alert.raised', 'alert.cleared'];

/** The shapes of events before and after these numbers: type, whether they have a store, and payload keys. */
export async function eventShapes(
  database: Database,
  last: readonly string[],
): Promise<{ before: Set<string>; after: Set<string> }> {
  return await asOwner(database, async (owner) => {
    const shapes = { before: new Set<string>(), after: new Set<string>() };
    for (const [index, schema] of schemas.entries()) {
      const { rows } = await owner.query<{ shape: string; isOld: boolean }>(
        `SELECT DISTINCT number <= $1 AS "isOld", concat_ws(' ', type, CASE WHEN store_id IS NULL THEN '' ELSE 'of a store' END,
                (SELECT string_agg(key, ' ' ORDER BY key) FROM jsonb_object_keys(row_state) AS key)) AS shape
           FROM ${schema}.event_log, unnest(ARRAY[before, after]) AS row_state
          WHERE row_state IS NOT NULL AND type <> ALL ($2)`,
        [last[index], BY_THE_CLOCK],
      );
      for (const { shape, isOld } of rows) shapes[isOld ? 'before' : 'after'].add(shape);
    }
    return shapes;
  });
}
