import type { LeftAlone } from '@larder/contracts';
import type { RawRow, UndoTable } from './undo-config.js';

type RowRules = Pick<UndoTable, 'key' | 'silent' | 'version'>;

/** The effect of an undo on a row: `restore` it (null: delete it), leave it alone, or nothing if unchanged. */
export type RowVerdict =
  | { kind: 'restore'; row: RawRow | null; fields: readonly string[] }
  | { kind: 'left'; why: LeftAlone['why']; fields: readonly string[] }
  | { kind: 'same' };

const left = (why: LeftAlone['why'], fields: readonly string[] = []): RowVerdict => ({ kind: 'left', why, fields });

/**
 * Undoes a change of one row, field by field: what other users have changed since stays.
 * @param current the row as it is now
 * @returns the verdict; `fields` of a restored row were left alone
 */
export function undoRow(
  rules: RowRules,
  before: RawRow | null,
  after: RawRow | null,
  current: RawRow | null,
): RowVerdict {
  const differing = (one: RawRow, other: RawRow): string[] => changedFields(rules, one, other);
  if (after === null) {
    if (before === null) return { kind: 'same' };
    if (current === null) return { kind: 'restore', row: before, fields: [] };
    return differing(before, current).length === 0 ? { kind: 'same' } : left('exists-again');
  }
  if (before === null) {
    if (current === null) return { kind: 'same' };
    const others = differing(after, current);
    return others.length === 0 ? { kind: 'restore', row: null, fields: [] } : left('changed-since', others);
  }
  const changed = differing(before, after);
  if (changed.length === 0) return { kind: 'same' };
  if (current === null) return left('deleted-since');
  const mine = changed.filter((field) => isSame(current[field], after[field]));
  const others = changed.filter((field) => !mine.includes(field) && !isSame(current[field], before[field]));
  if (mine.length === 0) return others.length === 0 ? { kind: 'same' } : left('changed-since', others);
  const values = Object.fromEntries(mine.map((field) => [field, before[field]]));
  return { kind: 'restore', row: { ...current, ...values }, fields: others };
}

/** The changed fields, without those that every change writes. */
export function changedFields({ silent = [], version }: RowRules, one: RawRow, other: RawRow): string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].filter(
    (field) => field !== version && !silent.includes(field) && !isSame(one[field] ?? null, other[field] ?? null),
  );
}

/** Compares values as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** A note of a trigger: the row before, after, or both. */
export interface NotedRow {
  readonly name: string;
  readonly before: RawRow | null;
  readonly after: RawRow | null;
}

/** Each row once, before its first change and after its last, in the order of first changes. */
export function foldNotes<Rules extends RowRules & { readonly name: string }>(
  tables: readonly Rules[],
  notes: readonly NotedRow[],
): { table: Rules; before: RawRow | null; after: RawRow | null }[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const folded = new Map<string, { table: Rules; before: RawRow | null; after: RawRow | null }>();
  for (const { name, before, after } of notes) {
    const table = byName.get(name);
    const row = before ?? after;
    if (!table || !row) continue;
    const id = JSON.stringify([name, ...table.key.map((column) => row[column])]);
    const known = folded.get(id);
    if (known) known.after = after;
    else folded.set(id, { table, before, after });
  }
  return [...folded.values()].filter(
    ({ table, before, after }) =>
      (before === null) !== (after === null) || (before && after && changedFields(table, before, after).length > 0),
  );
}
