import type { Client } from 'pg';

interface Named {
  name: string;
  table: string;
}

export interface Key extends Named {
  definition: string;
}

export interface ForeignKey extends Key {
  columns: string[];
  parent: string;
  parentColumns: string[];
}

export interface Index extends Named {
  definition: string;
  isUnique: boolean;
}

/** Constraints and indexes, read from this system's catalogue, never from a file. */
export interface TableDefinitions {
  /** Primary keys and unique constraints. */
  keys: Key[];
  /** Foreign keys from or to any of these tables. */
  foreignKeys: ForeignKey[];
  /** Indexes that do not back a constraint. */
  indexes: Index[];
}

export async function definitionsOf(client: Client, tables: readonly string[]): Promise<TableDefinitions> {
  const keys = await client.query<Key>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid = ANY($1::regclass[]) ORDER BY contype, conname`,
    [tables],
  );
  const foreignKeys = await client.query<ForeignKey>(
    `SELECT c.conname AS name, c.conrelid::regclass::text AS table, pg_get_constraintdef(c.oid) AS definition,
            c.confrelid::regclass::text AS parent,
            (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY AS k (number, place)
               JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns,
            (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.confkey) WITH ORDINALITY AS k (number, place)
               JOIN pg_attribute AS a ON a.attrelid = c.confrelid AND a.attnum = k.number) AS "parentColumns"
       FROM pg_constraint AS c
      WHERE c.contype = 'f' AND (c.conrelid = ANY($1::regclass[]) OR c.confrelid = ANY($1::regclass[])) ORDER BY c.conname`,
    [tables],
  );
  const indexes = await client.query<Index>(
    `SELECT i.indexrelid::regclass::text AS name, i.indrelid::regclass::text AS table, i.indisunique AS "isUnique",
            pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index AS i
      WHERE i.indrelid = ANY($1::regclass[])
        AND NOT EXISTS (SELECT 1 FROM pg_constraint AS c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
      ORDER BY 1`,
    [tables],
  );
  return { keys: keys.rows, foreignKeys: foreignKeys.rows, indexes: indexes.rows };
}

/** Drops keys and indexes, so that rows load faster. */
export async function dropDefinitions(client: Client, { keys, foreignKeys, indexes }: TableDefinitions): Promise<void> {
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
}

/** Recreates keys and indexes under their former names. */
export async function remakeKeysAndIndexes(client: Client, { keys, indexes }: TableDefinitions): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
  }
  for (const { definition } of indexes) await client.query(definition);
}

export async function remakeForeignKeys(client: Client, { foreignKeys }: TableDefinitions): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
  }
}
