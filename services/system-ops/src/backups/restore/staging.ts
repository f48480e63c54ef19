import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentence } from '@larder/kernel';
import { sqlStateOf } from '@larder/platform';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { rowsOf, type SealedBackup } from '../file/backup-reader.js';
import { unfit } from '../file/backup.errors.js';
import type { Progress } from '../make/backup-maker.js';
import { columnList, migrationsOf, shapesOf } from '../make/database-shape.js';
import { tablesTreated } from '../table-policy.js';
import { requireFit } from './fit.js';
import { DATA_RULES } from './money-rules.js';
import { definitionsOf, type ForeignKey, type TableDefinitions } from './table-definitions.js';

/** A schema in which a backup is loaded and checked before the tables in use change. */
export class Staging {
  private constructor(
    private readonly client: Client,
    readonly schema: string,
    private readonly backup: SealedBackup,
  ) {}

  /** @param schema unique; see {@link sweepStagings}. @throws Refusal when the backup does not fit. */
  static async create(client: Client, schema: string, backup: SealedBackup): Promise<Staging> {
    requireFit(backup.manifest, {
      migrations: await migrationsOf(client),
      tables: await shapesOf(client, tablesTreated('whole', 'history')),
    });
    // Locked while a process works in the schema.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [schema]);
    await client.query(`CREATE SCHEMA ${schema}`);
    const staging = new Staging(client, schema, backup);
    for (const { table } of backup.manifest.tables) {
      // Unlogged: nothing in this schema needs to survive a crash.
      await client.query(
        `CREATE UNLOGGED TABLE ${staging.name(table)} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`,
      );
    }
    return staging;
  }

  readonly name = (table: string): string => `${this.schema}."${table.replace('.', '__')}"`;

  has(table: string): boolean {
    return this.backup.manifest.tables.some((each) => each.table === table);
  }

  /** Loads the rows; check constraints apply. */
  async load(progress: Progress): Promise<void> {
    const { manifest, summary } = this.backup;
    const total = summary.tables.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    for (const [place, { table, columns }] of manifest.tables.entries()) {
      progress('Loading the records', done, total);
      const rows = await this.loadTable(place, table, columnList(columns));
      if (rows !== summary.tables[place]?.rows)
        throw unfit(sentence('{table} does not have the records it should have.', { table }));
      done += rows;
    }
  }

  /** Checks keys, references and money across tables. @throws Refusal naming the violation. */
  async check(progress: Progress): Promise<void> {
    progress('Checking the records', 0, 0);
    const definitions = await definitionsOf(
      this.client,
      this.backup.manifest.tables.map(({ table }) => table),
    );
    await this.checkKeys(definitions);
    for (const key of definitions.foreignKeys) await this.checkReferences(key);
    for (const { tables, count, broken } of DATA_RULES) {
      if (!tables.every((table) => this.has(table))) continue;
      const rows = await this.count(count(this.name));
      if (rows > 0) throw unfit(broken(rows));
    }
  }

  async drop(): Promise<void> {
    await dropStaging(this.client, this.schema);
    await this.client.query('SELECT pg_advisory_unlock(hashtext($1))', [this.schema]);
  }

  private async loadTable(place: number, table: string, columns: string): Promise<number> {
    const sink = this.client.query(copyFrom(`COPY ${this.name(table)} (${columns}) FROM STDIN`));
    try {
      await pipeline(Readable.from(rowsOf(this.backup, place)), sink);
    } catch (error) {
      // SQLSTATEs of invalid values or failed checks.
      if (/^(22|23)/.test(sqlStateOf(error) ?? ''))
        throw unfit(sentence('a record of {table} is not allowed here.', { table }));
      throw error;
    }
    return sink.rowCount;
  }

  private async checkKeys({ keys, indexes }: TableDefinitions): Promise<void> {
    const unique = indexes.filter(({ isUnique }) => isUnique);
    for (const { table, definition } of keys)
      await this.once(table, `ALTER TABLE ${this.name(table)} ADD ${definition}`);
    for (const { table, definition } of unique) {
      const columns = definition.slice(definition.indexOf(' USING '));
      await this.once(table, `CREATE UNIQUE INDEX ON ${this.name(table)}${columns}`);
    }
  }

  private async once(table: string, statement: string): Promise<void> {
    try {
      await this.client.query(statement);
    } catch (error) {
      if (sqlStateOf(error)?.startsWith('23')) throw unfit(sentence('{table} has a record twice.', { table }));
      throw error;
    }
  }

  private async checkReferences({ table, columns, parent, parentColumns }: ForeignKey): Promise<void> {
    // References of kept tables are skipped: the swap removes rows whose parent no longer exists.
    if (!this.has(table) || !this.has(parent)) return;
    const pairs = columns.map((column, index) => [`c."${column}"`, `p."${parentColumns[index]}"`] as const);
    const rows = await this.count(
      `SELECT count(*) FROM ${this.name(table)} AS c
        WHERE ${pairs.map(([own]) => `${own} IS NOT NULL`).join(' AND ')}
          AND NOT EXISTS (SELECT 1 FROM ${this.name(parent)} AS p
                           WHERE ${pairs.map(([own, other]) => `${other} = ${own}`).join(' AND ')})`,
    );
    if (rows > 0) throw unfit(sentence('records of {table} refer to missing records of {parent}.', { table, parent }));
  }

  private async count(statement: string): Promise<number> {
    const { rows } = await this.client.query<{ count: string | number }>({ text: `SELECT (${statement}) AS count` });
    return Number(rows[0]?.count ?? 0);
  }
}

const STAGING = '^(restore|rehearsal)_[0-9a-f]{16}$';

export async function sweepStagings(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    'SELECT nspname AS schema FROM pg_namespace WHERE nspname ~ $1 AND pg_try_advisory_lock(hashtext(nspname))',
    [STAGING],
  );
  for (const { schema } of rows) {
    await dropStaging(client, schema);
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [schema]);
  }
}

async function dropStaging(client: Client, schema: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}
