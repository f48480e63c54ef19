import {
  DIFFERENCES_LISTED,
  RECENT_CHANGES_LISTED,
  schemaOf,
  UNDO_HOURS,
  type ChangeKind,
  type LeftAlone,
  type RecentChange,
  type UndoResult,
} from '@larder/contracts';
import { notFound, Refusal, type Role, sentence } from '@larder/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { currentOrigin } from '../auth/request-context.js';
import type { StoreScope } from '../auth/store-scope.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { isoInstant } from '../database/table.js';
import { ChangeSets, nameOf } from './change-sets.js';
import { RowRestorer } from './row-restorer.js';
import { UNDO_CONFIG, type UndoConfig } from './undo-config.js';

interface KeptChange {
  kind: ChangeKind;
  storeIds: string[] | null;
  isOld: boolean;
  undoneBy: string | null;
  isUndone: boolean;
  changedAt: string;
}

/** Recent changes and their undo. */
@Injectable()
export class UndoService {
  private readonly schema: string;
  private readonly rows: RowRestorer;
  private readonly oldest: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: ChangeSets,
    @Inject(SERVICE_CONFIG) { service }: ServiceConfig,
    @Inject(UNDO_CONFIG) private readonly config: UndoConfig,
  ) {
    this.schema = schemaOf(service);
    this.rows = new RowRestorer(this.schema);
    // A restore replaces all rows, so that earlier changes cannot be undone. One in the future is from a clock that was ahead.
    this.oldest = `greatest(now() - interval '${UNDO_HOURS} hours', (SELECT max(occurred_at)
      FROM ${this.schema}.event_log WHERE type = 'data.restored' AND occurred_at <= now()))`;
  }

  /** The changes of these stores, or of the chain and all stores; the newest first. */
  async recent({ storeIds }: StoreScope): Promise<RecentChange[]> {
    return await this.dataSource.query(
      `SELECT id, kind, ${isoInstant('changed_at')} AS "changedAt", actor_name AS by, rows, names, undoes,
              ${isoInstant(`(changed_at + interval '${UNDO_HOURS} hours')`)} AS until,
              ${isoInstant('undone_at')} AS "undoneAt", undone_by AS "undoneBy"
         FROM ${this.schema}.change_set
        WHERE changed_at > ${this.oldest} AND ($1::uuid[] IS NULL OR store_ids <@ $1)
        ORDER BY changed_at DESC, id LIMIT ${RECENT_CHANGES_LISTED}`,
      [storeIds],
    );
  }

  /**
   * Restores the rows, except for fields that others have changed since.
   * @throws Refusal `not_found`, `forbidden`, `gone` after a day, `conflict` when it was undone before
   */
  async undo(id: string, scope: StoreScope, role: Role): Promise<UndoResult> {
    const { kind, storeIds } = await this.find(this.dataSource.manager, id, scope, role);
    return await this.changes.run({ kind, storeIds, undoes: id }, async ({ manager, announce }) => {
      await this.config.lock(manager, storeIds);
      // Concurrent undos of one change run one after the other.
      await manager.query(`SELECT FROM ${this.schema}.change_set WHERE id = $1 FOR UPDATE`, [id]);
      const change = await this.find(manager, id, scope, role);
      if (change.isUndone) throw undoneBefore(change.undoneBy);
      if (change.isOld)
        throw new Refusal(
          'gone',
          sentence('A change can be undone for {hours} hours, or until a backup is restored. This one is too old.', {
            hours: UNDO_HOURS,
          }),
        );
      const { restored, left } = await this.restore(manager, id, change.changedAt);
      await this.config.finish?.(manager, restored, id);
      await manager.query(
        `UPDATE ${this.schema}.change_set SET undone_at = clock_timestamp(), undone_by = $2 WHERE id = $1`,
        [id, currentOrigin().actorName],
      );
      const after = { changeId: id, kind, restored: restored.length, left: left.length };
      const storeId = storeIds?.length === 1 ? (storeIds[0] ?? null) : null;
      for (const row of restored) announce(...(await row.table.eventsOf(row.before, row.after, manager)));
      announce({ type: 'change.undone', subject: `change:${id}`, storeId, after });
      const listed = left.slice(0, DIFFERENCES_LISTED);
      return { success: true, restored: restored.length, leftCount: left.length, left: listed };
    });
  }

  private async restore(manager: EntityManager, id: string, since: string): ReturnType<RowRestorer['restore']> {
    const noted = await this.changes.rowsOf(manager, id);
    const refused = (await this.config.refuse?.(manager, noted, since)) ?? new Map<unknown, LeftAlone['why']>();
    const { restored, left } = await this.rows.restore(
      manager,
      this.config.tables,
      noted.filter((row) => !refused.has(row)),
    );
    const stayed = noted.flatMap((row): LeftAlone[] => {
      const why = refused.get(row);
      return why === undefined ? [] : [{ thing: row.table.thing, name: nameOf(row), why, fields: [] }];
    });
    return { restored, left: [...stayed, ...left] };
  }

  private async find(manager: EntityManager, id: string, scope: StoreScope, role: Role): Promise<KeptChange> {
    const rows: KeptChange[] = await manager.query(
      `SELECT kind, store_ids AS "storeIds", changed_at <= ${this.oldest} AS "isOld",
              undone_at IS NOT NULL AS "isUndone", changed_at::text AS "changedAt", undone_by AS "undoneBy"
         FROM ${this.schema}.change_set WHERE id = $1 AND ($2::uuid[] IS NULL OR store_ids <@ $2)`,
      [id, scope.storeIds],
    );
    const [change] = rows;
    if (!change) throw notFound('Change');
    if (!this.config.roles(change.kind).includes(role)) {
      throw new Refusal('forbidden', 'Your role may not undo this change.');
    }
    return change;
  }
}

const undoneBefore = (by: string | null): Refusal =>
  new Refusal(
    'conflict',
    by === null
      ? sentence('This change has been undone already.')
      : sentence('This change has been undone already by {name}.', { name: by }),
  );
