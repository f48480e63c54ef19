import type { Caller, ChangeKind, EventType, LeftAlone, NewEvent } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import type { EntityManager } from 'typeorm';

/** A row as returned by `to_jsonb`. */
export type RawRow = Readonly<Record<string, unknown>>;

/** A table whose changes can be undone. */
export interface UndoTable {
  /** The name without the schema. */
  readonly name: string;
  readonly key: readonly string[];
  /** The kind of row, in a word. */
  readonly thing: string;
  /** The column with a name that users recognize, if there is one. */
  readonly label?: string;
  /** Columns that an undo does not compare, such as the time of the last write. */
  readonly silent?: readonly string[];
  /** The column with the time of the last change: undoing one is a change, too. */
  readonly changedAt?: string;
  /** The column that rises with each change, and the source of its next value; by default the previous one plus 1. */
  readonly version?: string;
  nextVersions?(manager: EntityManager, count: number): Promise<readonly number[]>;
  /** Columns that refer to rows of other tables, without which this one means nothing. */
  readonly parents?: readonly { readonly table: string; readonly column: string }[];
  /** Rows of other tables that would be lost with this one. */
  readonly dependents?: readonly { readonly table: string; readonly column: string }[];
  /** The events for rows that were recreated, deleted, or got their old values. */
  eventsOf(
    before: RawRow | null,
    after: RawRow | null,
    manager: EntityManager,
  ): readonly NewEvent[] | Promise<readonly NewEvent[]>;
}

/** A row before and after, as a plan has it or as an undo found it. */
export interface RowChange {
  readonly table: UndoTable;
  readonly before: RawRow | null;
  readonly after: RawRow | null;
}

/** A service's configuration of changes that can be undone. */
export interface UndoConfig {
  /** Parents before their dependents. */
  readonly tables: readonly UndoTable[];
  /** Who may undo at all; `roles` may narrow it. */
  readonly who: Exclude<Caller, 'public'>;
  readonly roles: (kind: ChangeKind) => readonly Role[];
  /** Called before anything is read. @param storeIds null means the whole chain */
  lock(manager: EntityManager, storeIds: readonly string[] | null): Promise<void>;
  /** Why a row must not be restored, although it could be. */
  refuse?(
    manager: EntityManager,
    changes: readonly RowChange[],
    /** The time of the change, in PostgreSQL's notation. */
    since: string,
  ): Promise<ReadonlyMap<RowChange, LeftAlone['why']>>;
  /** Called after rows were restored. @throws Refusal to undo nothing at all */
  finish?(manager: EntityManager, restored: readonly RowChange[], changeId: string): Promise<void>;
}

export const UNDO_CONFIG = Symbol('undo config');

/** Things with events for creation, update and deletion. */
type Thing = EventType extends infer T ? (T extends `${infer Name}.deleted` ? Name : never) : never;

/** @param stateOf the row as events carry it */
export function rowEvents(
  thing: Thing,
  before: RawRow | null,
  after: RawRow | null,
  stateOf: (row: RawRow) => object,
): NewEvent[] {
  const type = `${thing}.${after === null ? 'deleted' : before === null ? 'created' : 'updated'}`;
  const subject = `${thing}:${String((before ?? after)?.['id'])}`;
  return [{ type, subject, before: before && stateOf(before), after: after && stateOf(after) } as NewEvent];
}
