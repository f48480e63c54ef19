import { createHash, randomUUID } from 'node:crypto';
import {
  DIFFERENCES_LISTED,
  schemaOf,
  type ChangeKind,
  type Planned,
  type PlannedDifference,
  type PlanQuery,
} from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentOrigin } from '../auth/request-context.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { Transactions, type Transaction } from '../events/transactions.js';
import { UNDO_CONFIG, type RowChange, type UndoConfig } from './undo-config.js';
import { changedFields, foldNotes, type NotedRow } from './undo-row.js';
import { CHANGE_SETTING } from './undo.migration.js';

export interface ChangeOptions {
  /** Whether the change is only planned, and the hash of its plan. */
  readonly plan?: PlanQuery;
  readonly kind: ChangeKind;
  /** Null when the change concerns the whole chain. */
  readonly storeIds?: readonly string[] | null;
  /** For an undo, the change that it reverts. Both have the same kind and need the same rights. */
  readonly undoes?: string | undefined;
}

/** Carries a plan out of its transaction, which is rolled back. */
class OnlyPlanned extends Error {
  constructor(readonly answer: object) {
    super('This was only planned.');
  }
}

/** Bulk and destructive changes: planned, committed by the plan's hash, and recorded so that they can be undone. */
@Injectable()
export class ChangeSets {
  private readonly schema: string;

  constructor(
    private readonly transactions: Transactions,
    @Inject(SERVICE_CONFIG) { service }: ServiceConfig,
    @Inject(UNDO_CONFIG) private readonly config: UndoConfig,
  ) {
    this.schema = schemaOf(service);
  }

  /**
   * Runs the work in a transaction as {@link Transactions.run} does. A plan is the same work, rolled back, so it always
   * agrees with a commit.
   * @throws Refusal `conflict` with the differences when `hash` is of another plan.
   */
  async run<T extends object>(
    { kind, storeIds = null, undoes, plan: { dryRun = false, hash } = {} }: ChangeOptions,
    work: (transaction: Transaction, changeId: string) => Promise<T>,
  ): Promise<T & Planned> {
    try {
      return await this.transactions.run(async (transaction) => {
        const { manager } = transaction;
        const changeId = randomUUID();
        await manager.query('SELECT set_config($1, $2, true)', [CHANGE_SETTING, changeId]);
        const answer = await work(transaction, changeId);
        if (dryRun || hash !== undefined) {
          const plan = await this.planOf(manager, changeId);
          if (dryRun) throw new OnlyPlanned({ ...answer, ...plan, dryRun: true });
          if (plan.hash !== hash) throw stalePlan(plan);
        }
        const rows = await this.keep(manager, changeId, { kind, storeIds, undoes });
        return rows === 0 ? answer : { ...answer, changeId };
      });
    } catch (error) {
      if (error instanceof OnlyPlanned) return error.answer as T & Planned;
      throw error;
    }
  }

  /** The recorded rows of a change, each row once. */
  async rowsOf(manager: EntityManager, changeId: string, most?: number): Promise<RowChange[]> {
    const notes: NotedRow[] = await manager.query(
      `SELECT name, before, after FROM ${this.schema}.changed_row WHERE change_id = $1 ORDER BY place LIMIT $2`,
      [changeId, most ?? null],
    );
    return foldNotes(this.config.tables, notes);
  }

  private async planOf(manager: EntityManager, changeId: string): Promise<Pick<Planned, 'hash' | 'differences'>> {
    const rows = await this.rowsOf(manager, changeId);
    return { hash: hashOf(rows), differences: rows.slice(0, DIFFERENCES_LISTED).map(differenceOf) };
  }

  /** @returns the number of changed rows; without any, nothing is stored. */
  private async keep(
    manager: EntityManager,
    changeId: string,
    { kind, storeIds = null, undoes }: ChangeOptions,
  ): Promise<number> {
    const { actorId, actorName } = currentOrigin();
    const first = await this.rowsOf(manager, changeId, NAMED_OF);
    const names = [...new Set(first.map(nameOf))].filter((name) => name !== '').slice(0, NAMES);
    const kept: { rows: number }[] = await manager.query(
      `INSERT INTO ${this.schema}.change_set (id, kind, store_ids, actor_id, actor_name, rows, names, undoes)
       SELECT $1, $2, $3, $4, $5, noted.rows, $6, $7
         FROM (SELECT greatest(count(before), count(after)) AS rows FROM ${this.schema}.changed_row WHERE change_id = $1) AS noted
        WHERE noted.rows > 0
       RETURNING rows`,
      [changeId, kind, storeIds, actorId, actorName, names, undoes ?? null],
    );
    return kept[0]?.rows ?? 0;
  }
}

const NAMES = 3;
/** Recorded rows that are read for their names: a changed row is recorded twice. */
const NAMED_OF = 4 * NAMES;

export const nameOf = ({ table, before, after }: RowChange): string =>
  table.label === undefined ? '' : String((before ?? after)?.[table.label] ?? '');

function differenceOf(row: RowChange): PlannedDifference {
  const { table, before, after } = row;
  const what = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const fields = before && after ? changedFields(table, before, after) : [];
  return { thing: table.thing, name: nameOf(row), what, fields };
}

/** Leaves out keys of new rows, which differ in every plan. */
function hashOf(rows: readonly RowChange[]): string {
  const facts = rows.map(({ table, before, after }) => {
    const silent = new Set([...(table.silent ?? []), ...(before === null ? table.key : []), table.version]);
    const visible = after && Object.entries(after).filter(([column]) => !silent.has(column));
    return [table.name, before, visible];
  });
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

const stalePlan = (plan: Pick<Planned, 'hash' | 'differences'>): Refusal =>
  new Refusal('conflict', 'The change would now do something else. Look at the preview again.', {
    details: { ...plan },
  });
