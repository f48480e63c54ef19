import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES, schemaOf, type ServiceName } from '@larder/contracts';
import { sqlStateOf } from '@larder/platform';
import type { Client } from 'pg';
import type { BackupManifest } from '../file/backup-format.js';
import { columnList } from '../make/database-shape.js';
import { tablesTreated } from '../table-policy.js';
import type { Staging } from './staging.js';
import {
  definitionsOf,
  dropDefinitions,
  remakeForeignKeys,
  remakeKeysAndIndexes,
  type ForeignKey,
} from './table-definitions.js';

/** How long a restore waits for writers, and then for readers. */
const LOCK_PATIENCE_MS = 30_000;

/** The time for which readers are made to wait: half of PostgreSQL's deadlock_timeout, after which it aborts a reader. */
const READERS_WAIT_MS = 500;
const GIVEN_WAY_MS = 300;

/** Whether the system is unused: then it takes its history from the backup as well. */
export async function isUntouched(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ untouched: boolean }>(
    `SELECT NOT EXISTS (SELECT 1 FROM restaurant_orders.restaurant_order)
        AND NOT EXISTS (SELECT 1 FROM system_ops.audit_entry
                         WHERE actor_id IS NOT NULL AND type NOT LIKE 'session.%'
                           AND (producer <> 'system-ops' OR type = 'shop.emptied')) AS untouched`,
  );
  return rows[0]?.untouched ?? false;
}

/** PostgreSQL aborts one of two deadlocked transactions, possibly ours. */
const LOCK_ATTEMPTS = 5;
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

/** Sorts tables in the services' locking order: event logs last. */
const logsLast = (tables: readonly string[]): string[] =>
  tables.toSorted((left, right) => Number(left.endsWith('.event_log')) - Number(right.endsWith('.event_log')));

/** Locks the tables: others can read but not write. */
export async function pauseWrites(client: Client, tables: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
    try {
      await client.query(`LOCK TABLE ${logsLast(tables).join(', ')} IN EXCLUSIVE MODE`);
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (attempt === LOCK_ATTEMPTS || sqlStateOf(error) !== DEADLOCK) throw error;
    }
  }
}

/** Takes exclusive locks, but first lets readers that also need another table finish, to avoid deadlocks. */
async function shutOutReaders(client: Client, tables: readonly string[]): Promise<void> {
  for (const end = performance.now() + LOCK_PATIENCE_MS; ;) {
    await client.query(`SET LOCAL lock_timeout = ${READERS_WAIT_MS}`);
    await client.query('SAVEPOINT readers');
    try {
      await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
      await client.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
      return;
    } catch (error) {
      const isTheirs = [DEADLOCK, LOCK_NOT_AVAILABLE].includes(sqlStateOf(error) ?? '');
      if (!isTheirs || performance.now() > end) throw error;
      await client.query('ROLLBACK TO SAVEPOINT readers');
      await pause(GIVEN_WAY_MS);
    }
  }
}

/**
 * Replaces the tables' rows by the staged ones in the transaction of {@link pauseWrites}. Tables keep their identity
 * and rights; keys and indexes are rebuilt at the end.
 * @returns the number of records in each table.
 */
export async function swapIn(
  client: Client,
  staging: Pick<Staging, 'name'>,
  manifest: Pick<BackupManifest, 'tables' | 'sequences'>,
  tables: readonly string[],
): Promise<Map<string, number>> {
  const definitions = await definitionsOf(client, tables);
  await shutOutReaders(client, [...new Set([...tables, ...definitions.foreignKeys.map(({ table }) => table)])]);
  await dropDefinitions(client, definitions);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  const records = new Map<string, number>();
  for (const { table, columns } of manifest.tables) {
    if (!tables.includes(table)) continue;
    const list = columnList(columns);
    const { rowCount } = await client.query(
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM ${staging.name(table)}`,
    );
    records.set(table, rowCount ?? 0);
  }
  await remakeKeysAndIndexes(client, definitions);
  for (const key of definitions.foreignKeys) {
    if (!tables.includes(key.table)) await removeOrphans(client, key);
  }
  await remakeForeignKeys(client, definitions);
  await client.query(`ANALYZE ${tables.join(', ')}`);
  await moveSequencesForward(client, manifest.sequences);
  return records;
}

/** Removes rows without a parent, such as sessions of removed users. */
async function removeOrphans(client: Client, { table, columns, parent, parentColumns }: ForeignKey): Promise<void> {
  const same = columns.map((column, index) => `p."${parentColumns[index]}" = c."${column}"`).join(' AND ');
  const named = columns.map((column) => `c."${column}" IS NOT NULL`).join(' AND ');
  await client.query(
    `DELETE FROM ${table} AS c WHERE ${named} AND NOT EXISTS (SELECT 1 FROM ${parent} AS p WHERE ${same})`,
  );
}

/** Sequences never move back: event numbers are not reused. */
async function moveSequencesForward(client: Client, sequences: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || sequencename AS name FROM pg_sequences WHERE schemaname = ANY($1)`,
    [SERVICES.map(schemaOf)],
  );
  for (const { name } of rows) {
    const last = Object.hasOwn(sequences, name) ? (sequences[name] ?? 0) : 0;
    if (last === 0) continue;
    await client.query(
      `SELECT setval('${name}', greatest($1::bigint, last_value)) FROM ${name} WHERE last_value < $1::bigint OR NOT is_called`,
      [last],
    );
  }
}

/** Producers whose logs are replaced: each announces it, so that lists and caches refresh. */
export const TURNED_BACK: readonly ServiceName[] = SERVICES.filter((service) =>
  tablesTreated('whole').includes(`${schemaOf(service)}.event_log`),
);
