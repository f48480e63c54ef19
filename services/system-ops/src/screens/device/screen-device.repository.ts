import type { ScreenAssignment } from '@larder/contracts';
import { LIMITS, PAIRING_CODE_LIVES_MS } from '@larder/kernel';
import { changedRows, isoInstant, newestOfStore } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ASSIGNMENT, NEWEST_REVISION } from '../screen.entities.js';

export interface ShownCode {
  code: string;
  codeExpiresAt: string;
}

const LIFE = `make_interval(secs => ${PAIRING_CODE_LIVES_MS / 1_000})`;
const CODE = `code, ${isoInstant('expires_at')} AS "codeExpiresAt"`;

@Injectable()
export class ScreenDeviceRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Null when the code is taken. Drops candidates silent for longest: a flood cannot keep out real screens. */
  async addCandidate(keyHash: Buffer, code: string): Promise<ShownCode | null> {
    const rows: ShownCode[] = await this.dataSource.query(
      `WITH crowded AS (
         DELETE FROM system_ops.screen_candidate WHERE key_hash IN
           (SELECT key_hash FROM system_ops.screen_candidate ORDER BY seen_at DESC OFFSET ${LIMITS.screens - 1})
       )
       INSERT INTO system_ops.screen_candidate (key_hash, code, expires_at) VALUES ($1, $2, now() + ${LIFE})
       ON CONFLICT (code) DO NOTHING RETURNING ${CODE}`,
      [keyHash, code],
    );
    return rows[0] ?? null;
  }

  /** The screen's code, renewed when it has expired; null for an unknown screen. */
  async codeOf(keyHash: Buffer, fresh: string): Promise<ShownCode | null> {
    const [shown] = await changedRows<ShownCode>(
      this.dataSource,
      `UPDATE system_ops.screen_candidate
          SET seen_at = now(),
              code = CASE WHEN expires_at > now() THEN code ELSE $2 END,
              expires_at = CASE WHEN expires_at > now() THEN expires_at ELSE now() + ${LIFE} END
        WHERE key_hash = $1 RETURNING ${CODE}`,
      [keyHash, fresh],
    );
    return shown ?? null;
  }

  /** Records that a paired screen has no prices; null when it is not paired. */
  async seen(keyHash: Buffer): Promise<ScreenAssignment | null> {
    const rows: ScreenAssignment[] = await this.dataSource.query(
      `WITH seen AS (
         INSERT INTO system_ops.screen_sight AS sight (screen_id, last_seen_at, shown_at)
         SELECT id, now(), now() FROM system_ops.screen WHERE key_hash = $1
         ON CONFLICT (screen_id) DO UPDATE SET
           last_seen_at = now(),
           shown_at = CASE WHEN sight.revision IS NULL THEN sight.shown_at ELSE now() END,
           revision = NULL
       )
       SELECT ${ASSIGNMENT.columns('s')} FROM system_ops.screen AS s WHERE s.key_hash = $1`,
      [keyHash],
    );
    return rows[0] ?? null;
  }

  /** Records a shown revision; null when not paired. `isKnown` is false, and nothing stored, for an invalid one. */
  async shows(keyHash: Buffer, revision: number): Promise<(ScreenAssignment & { isKnown: boolean }) | null> {
    const rows: (ScreenAssignment & { isKnown: boolean })[] = await this.dataSource.query(
      `WITH known AS (
         SELECT s.id, $2::bigint <= greatest(${NEWEST_REVISION}, ${newestOfStore('s.store_id')}) AS is_known FROM system_ops.screen AS s WHERE s.key_hash = $1
       ), seen AS (
         INSERT INTO system_ops.screen_sight AS sight (screen_id, last_seen_at, revision, shown_at)
         SELECT id, now(), $2::bigint, now() FROM known WHERE is_known
         ON CONFLICT (screen_id) DO UPDATE SET
           last_seen_at = now(),
           shown_at = CASE WHEN sight.revision = excluded.revision THEN sight.shown_at ELSE now() END,
           revision = excluded.revision
       ), receipt AS (
         INSERT INTO system_ops.screen_receipt (screen_id, revision)
         SELECT id, $2::bigint FROM known WHERE is_known
         ON CONFLICT DO NOTHING
       )
       SELECT ${ASSIGNMENT.columns('s')}, known.is_known AS "isKnown"
         FROM known JOIN system_ops.screen AS s ON s.id = known.id`,
      [keyHash, revision],
    );
    return rows[0] ?? null;
  }
}
