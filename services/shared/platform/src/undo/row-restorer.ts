import type { LeftAlone } from '@larder/contracts';
import type { EntityManager } from 'typeorm';
import { nameOf } from './change-sets.js';
import type { RawRow, RowChange, UndoTable } from './undo-config.js';
import { undoRow } from './undo-row.js';

interface Restored {
  /** The rows before and after the undo. */
  restored: RowChange[];
  left: LeftAlone[];
}

interface Way {
  change: RowChange;
  current: RawRow | null;
  row: RawRow | null;
  fields: readonly string[];
}

/** Statements with more rows would take too long. */
const AT_ONCE = 10_000;

/** Restores rows in a few statements for each table. */
export class RowRestorer {
  constructor(private readonly schema: string) {}

  /** @param tables parents before their dependents */
  async restore(
    manager: EntityManager,
    tables: readonly UndoTable[],
    changes: readonly RowChange[],
  ): Promise<Restored> {
    const done: Restored[] = [];
    const restoreAll = async (some: readonly RowChange[], order: readonly UndoTable[]): Promise<void> => {
      for (const table of order) {
        const own = some.filter((change) => change.table === table);
        for (let from = 0; from < own.length; from += AT_ONCE) {
          done.push(await this.restoreIn(manager, table, own.slice(from, from + AT_ONCE)));
        }
      }
    };
    const created = changes.filter(({ before }) => before === null);
    const others = changes.filter(({ before }) => before !== null);
    // New rows are deleted before their parents, deleted ones recreated after them.
    await restoreAll(created, tables.toReversed());
    await restoreAll(others, tables);
    return { restored: done.flatMap(({ restored }) => restored), left: done.flatMap(({ left }) => left) };
  }

  private async restoreIn(manager: EntityManager, table: UndoTable, changes: readonly RowChange[]): Promise<Restored> {
    const restored: RowChange[] = [];
    const left: LeftAlone[] = [];
    const leave = (change: RowChange, why: LeftAlone['why'], fields: readonly string[] = []): void => {
      left.push({ thing: table.thing, name: nameOf(change), why, fields: [...fields] });
    };
    const ways: Way[] = [];
    const current = await this.current(manager, table, changes);
    for (const change of changes) {
      const now = current.get(keyOf(table, change)) ?? null;
      const verdict = undoRow(table, change.before, change.after, now);
      if (verdict.kind === 'left') leave(change, verdict.why, verdict.fields);
      if (verdict.kind === 'restore') ways.push({ change, current: now, row: verdict.row, fields: verdict.fields });
    }
    const blocked = await this.blocked(manager, table, ways);
    const open = ways.filter((way) => {
      const why = blocked.get(way);
      if (why !== undefined) leave(way.change, why);
      return why === undefined;
    });
    const versions = (await table.nextVersions?.(manager, open.length)) ?? [];
    const written = open.map((way, place) => ({ ...way, row: withVersion(table, way, versions[place]) }));
    const stored = await this.write(manager, table, written);
    for (const way of written) {
      const after = way.current === null ? stored.get(keyOf(table, way.change)) : way.row;
      if (after === undefined) {
        leave(way.change, 'exists-again');
        continue;
      }
      restored.push({ table, before: way.current, after });
      if (way.fields.length > 0) leave(way.change, 'changed-since', way.fields);
    }
    return { restored, left };
  }

  private async current(
    manager: EntityManager,
    table: UndoTable,
    changes: readonly RowChange[],
  ): Promise<Map<string, RawRow>> {
    const rows: { row: RawRow }[] = await manager.query(
      `SELECT to_jsonb(t) AS row FROM ${this.named(table)} AS t
         JOIN ${this.given(table)} AS k USING (${table.key.join(', ')}) FOR UPDATE OF t`,
      [JSON.stringify(changes.map(({ before, after }) => keyColumns(table, before ?? after)))],
    );
    return new Map(rows.map(({ row }) => [keyOf(table, { before: row, after: null }), row]));
  }

  /** Rows whose parents were deleted, and rows whose deletion would cascade to others. */
  private async blocked(
    manager: EntityManager,
    table: UndoTable,
    ways: readonly Way[],
  ): Promise<Map<Way, LeftAlone['why']>> {
    const blocked = new Map<Way, LeftAlone['why']>();
    const back = ways.filter(({ current, row }) => current === null && row !== null);
    for (const { table: parent, column } of table.parents ?? []) {
      const there = await this.ids(
        manager,
        parent,
        'id',
        back.map(({ row }) => row?.[column]),
      );
      for (const way of back) if (!there.has(way.row?.[column])) blocked.set(way, 'belongs-to-nothing');
    }
    const going = ways.filter(({ row }) => row === null);
    for (const { table: dependent, column } of table.dependents ?? []) {
      const used = await this.ids(
        manager,
        dependent,
        column,
        going.map(({ current }) => current?.['id']),
      );
      for (const way of going) if (used.has(way.current?.['id'])) blocked.set(way, 'in-use');
    }
    return blocked;
  }

  private async ids(
    manager: EntityManager,
    table: string,
    column: string,
    wanted: readonly unknown[],
  ): Promise<Set<unknown>> {
    if (wanted.length === 0) return new Set();
    const rows: { id: string }[] = await manager.query(
      `SELECT DISTINCT ${column} AS id FROM ${this.schema}.${table} WHERE ${column} = ANY($1)`,
      [wanted],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** @returns the stored rows by key, without those whose unique name or number another row has taken. */
  private async write(manager: EntityManager, table: UndoTable, ways: readonly Way[]): Promise<Map<string, RawRow>> {
    const name = this.named(table);
    const keys = table.key.map((column) => `t.${column} = k.${column}`).join(' AND ');
    const [going, changing, coming] = [
      ways.filter(({ row }) => row === null).map(({ current }) => keyColumns(table, current)),
      ways.flatMap(({ current, row }) => (current && row ? [row] : [])),
      ways.flatMap(({ current, row }) => (current === null && row ? [row] : [])),
    ];
    if (going.length > 0) {
      await manager.query(`DELETE FROM ${name} AS t USING ${this.given(table)} AS k WHERE ${keys}`, [
        JSON.stringify(going),
      ]);
    }
    if (changing.length > 0) {
      const columns = Object.keys(changing[0] ?? {}).filter((column) => !table.key.includes(column));
      const assignments = columns.map((column) => `${column} = k.${column}`).join(', ');
      await manager.query(`UPDATE ${name} AS t SET ${assignments} FROM ${this.given(table)} AS k WHERE ${keys}`, [
        JSON.stringify(changing),
      ]);
    }
    if (coming.length === 0) return new Map();
    // A column added after the row was recorded gets its default.
    const noted: { column: string }[] = await manager.query(
      `SELECT quote_ident(attname) AS column FROM pg_attribute WHERE attrelid = '${name}'::regclass AND attnum > 0 AND $1::jsonb ? attname`,
      [JSON.stringify(Object.keys(coming[0] ?? {}))],
    );
    const columns = noted.map(({ column }) => column).join(', ');
    const stored: { row: RawRow }[] = await manager.query(
      `INSERT INTO ${name} AS t (${columns}) SELECT ${columns} FROM ${this.given(table)}
       ON CONFLICT DO NOTHING RETURNING to_jsonb(t) AS row`,
      [JSON.stringify(coming)],
    );
    return new Map(stored.map(({ row }) => [keyOf(table, { before: row, after: null }), row]));
  }

  private named({ name }: UndoTable): string {
    return `${this.schema}.${name}`;
  }

  private given(table: UndoTable): string {
    return `jsonb_populate_recordset(NULL::${this.named(table)}, $1::jsonb)`;
  }
}

function keyColumns({ key }: UndoTable, row: RawRow | null): RawRow {
  return Object.fromEntries(key.map((column) => [column, row?.[column]]));
}

const keyOf = (table: UndoTable, { before, after }: Pick<RowChange, 'before' | 'after'>): string =>
  JSON.stringify(keyColumns(table, before ?? after));

/** A restored row gets a new version, so that stale editors conflict. */
function withVersion(
  { version, changedAt }: UndoTable,
  { current, row }: Way,
  next: number | undefined,
): RawRow | null {
  if (row === null || version === undefined) return row;
  const time = current && changedAt ? { [changedAt]: new Date().toISOString() } : {};
  return { ...row, ...time, [version]: next ?? Number((current ?? row)[version]) + 1 };
}
