import { randomUUID } from 'node:crypto';
import { PRODUCT_LIST_EVENTS, type ScreenAssignment, type ScreenFacts } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { changedRows, isoInstant, newestOfStore, nextEventNumber, nextOfStore } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ASSIGNMENT, NEWEST_REVISION, ScreenEntity } from './screen.entities.js';

/** Instants as ISO texts. */
export interface ScreenRow extends ScreenAssignment {
  pairedAt: string;
  lastSeenAt: string | null;
  shownRevision: number | null;
  shownAt: string | null;
  /** Since when the screen lacks newer prices; null if it has the newest. */
  behindSince: string | null;
}

export interface Newest {
  revision: number;
  changedAt: string | null;
}

export type NewScreenRow = Omit<ScreenAssignment, 'id'>;

/** A screen as stored; answers only have the short name of its store. */
export type StoredScreen = NewScreenRow & { storeId: string };

/** Behind since the first change of the chain or its store after its revision, or since prices were lost. */
const ROWS = `
  WITH newest AS (SELECT ${NEWEST_REVISION} AS revision),
       own AS (SELECT store_id, ${newestOfStore('used.store_id')} AS revision
                 FROM (SELECT DISTINCT store_id FROM system_ops.screen WHERE store_id IS NOT NULL) AS used)
  SELECT ${ASSIGNMENT.columns('s')}, ${isoInstant('s.paired_at')} AS "pairedAt", ${isoInstant('sight.last_seen_at')} AS "lastSeenAt",
         sight.revision AS "shownRevision",
         CASE WHEN sight.revision IS NOT NULL THEN ${isoInstant('sight.shown_at')} END AS "shownAt",
         CASE WHEN sight.revision IS NULL THEN ${isoInstant('coalesce(sight.shown_at, s.paired_at)')}
              WHEN sight.revision < greatest(newest.revision, own.revision) THEN
                (SELECT ${isoInstant('event.occurred_at')} FROM catalog.event_log AS event
                  WHERE event.number IN (${nextEventNumber('catalog', PRODUCT_LIST_EVENTS, 'sight.revision')},
                                         ${nextOfStore('s.store_id', 'sight.revision')})
                  ORDER BY event.number LIMIT 1)
          END AS "behindSince"
    FROM newest
   CROSS JOIN system_ops.screen AS s
    LEFT JOIN own ON own.store_id = s.store_id
    LEFT JOIN system_ops.screen_sight AS sight ON sight.screen_id = s.id`;

/** Screens change rarely, so one change at a time is enough. */
const SCREENS_LOCK = [0x1a4d, 0x7363] as const;

@Injectable()
export class ScreenRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(): Promise<ScreenRow[]> {
    return await this.dataSource.query(`${ROWS} ORDER BY lower(s.name) LIMIT ${LIMITS.screens}`);
  }

  async newest(): Promise<Newest> {
    const rows: Newest[] = await this.dataSource.query(
      `SELECT number AS revision, ${isoInstant('occurred_at')} AS "changedAt"
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
    return await manager.count(ScreenEntity);
  }

  async isNameTaken(manager: EntityManager, name: string, except: string | null): Promise<boolean> {
    const rows: object[] = await manager.query(
      'SELECT 1 FROM system_ops.screen WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2::uuid',
      [name, except],
    );
    return rows.length > 0;
  }

  /** Null when no screen shows the code. */
  async takeCandidate(manager: EntityManager, code: string): Promise<Buffer | null> {
    const [candidate] = await changedRows<{ key_hash: Buffer }>(
      manager,
      'DELETE FROM system_ops.screen_candidate WHERE code = $1 AND expires_at > now() RETURNING key_hash',
      [code],
    );
    return candidate?.key_hash ?? null;
  }

  /** @returns the id of the new screen. */
  async insert(manager: EntityManager, keyHash: Buffer, screen: StoredScreen): Promise<string> {
    const id = randomUUID();
    await manager.insert(ScreenEntity, { id, keyHash, ...screen });
    return id;
  }

  /** The code was entered, so the screen counts as seen. */
  async markSeen(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'INSERT INTO system_ops.screen_sight (screen_id, last_seen_at, shown_at) VALUES ($1, now(), now())',
      [id],
    );
  }

  async update(manager: EntityManager, { id, ...screen }: ScreenFacts & Partial<StoredScreen>): Promise<void> {
    await manager.update(ScreenEntity, { id }, screen);
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
