import { schemaOf, SERVICES } from '@larder/contracts';
import type { Client } from 'pg';
import type { BackupColumn, BackupTable } from '../file/backup-format.js';

/** The columns of tables, without generated ones. */
export async function shapesOf(client: Client, tables: readonly string[]): Promise<BackupTable[]> {
  const { rows } = await client.query<{ table: string; columns: BackupColumn[] }>(
    `SELECT asked.name AS table,
            jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                      ORDER BY a.attnum) AS columns
       FROM unnest($1::text[]) WITH ORDINALITY AS asked (name, place)
       JOIN pg_attribute AS a ON a.attrelid = asked.name::regclass
      WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY asked.name, asked.place ORDER BY asked.place`,
    [tables],
  );
  return rows;
}

/** The migrations of every service. */
export async function migrationsOf(client: Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const schema of SERVICES.map(schemaOf)) {
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${schema}.migration ORDER BY id`);
    found[schema] = rows.map(({ name }) => name);
  }
  return found;
}

/** The last values of sequences, 0 for unused ones. */
export async function sequencesOf(client: Client, tables: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT s.schemaname || '.' || s.sequencename AS name, coalesce(s.last_value, 0)::text AS value
       FROM pg_sequences AS s
       JOIN pg_depend AS d ON d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass AND d.deptype IN ('a', 'i')
      WHERE d.refobjid = ANY($1::regclass[]) ORDER BY 1`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

/** An estimate of the number of rows. */
export async function aboutHowManyRows(client: Client, tables: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    `SELECT coalesce(sum(greatest(reltuples, 0)), 0)::bigint::text AS rows FROM pg_class WHERE oid = ANY($1::regclass[])`,
    [tables],
  );
  return Number(rows[0]?.rows ?? 0);
}

export const columnList = (columns: readonly BackupColumn[]): string =>
  columns.map(({ name }) => `"${name}"`).join(', ');
