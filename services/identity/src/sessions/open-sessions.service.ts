import type { OpenSession } from '@larder/contracts';
import { changedRows, isoInstant, RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** The most sessions listed: more than the staff of a chain have. */
const LISTED = 1_000;

const ALIVE = `s.expires_at > now() AND s.last_seen_at > now() - make_interval(mins => s.idle_minutes)`;

@Injectable()
export class OpenSessionsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param userId null for all users. The current session comes first, then the last seen. */
  async list(userId: string | null, currentHash: Buffer): Promise<OpenSession[]> {
    return await this.dataSource.query(
      `SELECT s.id, u.username, u.role, s.user_agent AS "userAgent", s.address, ${isoInstant('s.created_at', 'SS')} AS "openedAt",
              ${isoInstant('s.last_seen_at', 'SS')} AS "lastSeenAt", s.id_hash = $2 AS "isCurrent"
         FROM identity.staff_session AS s JOIN identity.staff_user AS u ON u.id = s.user_id
        WHERE ($1::uuid IS NULL OR s.user_id = $1) AND ${ALIVE}
        ORDER BY s.id_hash = $2 DESC, s.last_seen_at DESC, s.id LIMIT ${LISTED}`,
      [userId, currentHash],
    );
  }

  /** @param userId null for any owner. @returns the owner, or null. */
  async end(
    manager: EntityManager,
    id: string,
    userId: string | null,
  ): Promise<{ id: string; username: string } | null> {
    const [owner] = await changedRows<{ id: string; username: string }>(
      manager,
      `DELETE FROM identity.staff_session AS s USING identity.staff_user AS u
        WHERE s.id = $1 AND u.id = s.user_id AND ($2::uuid IS NULL OR s.user_id = $2) AND ${ALIVE}
        RETURNING u.id, u.username`,
      [id, userId],
    );
    return owner ?? null;
  }

  async endAllBut(manager: EntityManager, currentHash: Buffer): Promise<number> {
    const rows = await changedRows<{ alive: boolean }>(
      manager,
      `DELETE FROM identity.staff_session AS s WHERE s.id_hash <> $1 RETURNING ${ALIVE} AS alive`,
      [currentHash],
    );
    return rows.filter(({ alive }) => alive).length;
  }
}

const FORGET_EVERY_MS = 10 * 60_000;

@Injectable()
export class EndedSessions extends RepeatedWork {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('ended sessions', FORGET_EVERY_MS);
  }

  async turn(): Promise<void> {
    // A session from the future is from a clock that was ahead, and would live too long; so would one last seen then.
    await this.dataSource.query(
      `WITH seen AS (
         UPDATE identity.staff_session SET last_seen_at = now()
          WHERE last_seen_at > now() + interval '1 minute' AND created_at <= now() AND expires_at >= now()
       )
       DELETE FROM identity.staff_session WHERE expires_at < now() OR created_at > now() + interval '1 minute'`,
    );
  }
}
