import type { ScreenAssignment } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ASSIGNMENT, instant, NEWEST_REVISION, nextRevision } from './screen-columns.sql.js';

/** A paired screen with what it told last; instants as ISO texts. */
export interface ScreenRow extends ScreenAssignment {
  pairedAt: string;
  lastSeenAt: string | null;
  shownRevision: number | null;
  shownAt: string | null;
  /** Since when there are prices that it has not confirmed; null when it shows the newest. */
  behindSince: string | null;
}

export interface Newest {
  revision: number;
  changedAt: string | null;
}

export type NewScreenRow = Omit<ScreenAssignment, 'id'>;

/** The first change after what a screen shows tells since when it is behind; one without prices is since it has none. */
const ROWS = `
  SELECT ${ASSIGNMENT}, ${instant('s.paired_at')} AS "pairedAt", ${instant('sight.last_seen_at')} AS "lastSeenAt",
         sight.revision AS "shownRevision",
         CASE WHEN sight.revision IS NOT NULL THEN ${instant('sight.shown_at')} END AS "shownAt",
         CASE WHEN sight.revision IS NULL THEN ${instant('coalesce(sight.shown_at, s.paired_at)')}
              WHEN sight.revision < newest.revision THEN
                (SELECT ${instant('event.occurred_at')} FROM catalog.event_log AS event
                  WHERE event.number = ${nextRevision('sight.revision')})
          END AS "behindSince"
    FROM (SELECT ${NEWEST_REVISION} AS revision) AS newest
   CROSS JOIN system_ops.screen AS s
    LEFT JOIN system_ops.screen_sight AS sight ON sight.screen_id = s.id`;

/** One screen is changed at a time: there are few, and rarely. */
const SCREENS_LOCK = [0x1a4d, 0x7363] as const;

/** The paired screens. */
@Injectable()
export class ScreenRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(): Promise<ScreenRow[]> {
    return await this.dataSource.query(`${ROWS} ORDER BY lower(s.name) LIMIT ${LIMITS.screens}`);
  }

  async newest(): Promise<Newest> {
    const rows: Newest[] = await this.dataSource.query(
      `SELECT number AS revision, ${instant('occurred_at')} AS "changedAt"
         FROM catalog.event_log WHERE number = ${NEWEST_REVISION}`,
    );
    return rows[0] ?? { revision: 0, changedAt: null };
  }

  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...SCREENS_LOCK]);
  }

  async find(manager: EntityManager, id: string): Promise<ScreenRow | null> {
    const rows: ScreenRow[] = await manager.query(`${ROWS} WHERE s.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async count(manager: EntityManager): Promise<number> {
    const rows: { count: number }[] = await manager.query('SELECT count(*)::int AS count FROM system_ops.screen');
    return rows[0]?.count ?? 0;
  }

  async isNameTaken(manager: EntityManager, name: string, except: string | null): Promise<boolean> {
    const rows: object[] = await manager.query(
      'SELECT 1 FROM system_ops.screen WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2::uuid',
      [name, except],
    );
    return rows.length > 0;
  }

  /** Stores are known by their events: the catalog's tables are its own. */
  async isStore(manager: EntityManager, slug: string): Promise<boolean> {
    const rows: object[] = await manager.query(
      `SELECT 1 FROM (SELECT DISTINCT ON (subject) after FROM catalog.event_log
                       WHERE type IN ('store.created', 'store.updated') ORDER BY subject, number DESC) AS store
        WHERE after ->> 'slug' = $1`,
      [slug],
    );
    return rows.length > 0;
  }

  /** Takes the screen that shows this code; null when none does. */
  async takeCandidate(manager: EntityManager, code: string): Promise<Buffer | null> {
    const [rows]: [{ key_hash: Buffer }[]] = await manager.query(
      'DELETE FROM system_ops.screen_candidate WHERE code = $1 AND expires_at > now() RETURNING key_hash',
      [code],
    );
    return rows[0]?.key_hash ?? null;
  }

  /** @returns the id of the new screen. */
  async insert(manager: EntityManager, keyHash: Buffer, screen: NewScreenRow): Promise<string> {
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO system_ops.screen (key_hash, name, store, board, meat_board, terminal)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [keyHash, ...columnsOf(screen)],
    );
    return rows[0]?.id ?? '';
  }

  /** The screen that showed a code was there a moment ago. */
  async markSeen(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'INSERT INTO system_ops.screen_sight (screen_id, last_seen_at, shown_at) VALUES ($1, now(), now())',
      [id],
    );
  }

  async update(manager: EntityManager, { id, ...screen }: ScreenAssignment): Promise<void> {
    await manager.query(
      `UPDATE system_ops.screen SET name = $2, store = $3, board = $4, meat_board = $5, terminal = $6 WHERE id = $1`,
      [id, ...columnsOf(screen)],
    );
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `WITH sight AS (DELETE FROM system_ops.screen_sight WHERE screen_id = $1),
            receipts AS (DELETE FROM system_ops.screen_receipt WHERE screen_id = $1)
       DELETE FROM system_ops.screen WHERE id = $1`,
      [id],
    );
  }
}

function columnsOf({ name, store, board, meatBoard, terminal }: NewScreenRow): unknown[] {
  return [name, store, board, asJson(meatBoard), asJson(terminal)];
}

const asJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
