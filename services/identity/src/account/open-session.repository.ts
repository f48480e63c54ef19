import type { OpenSession } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** So many sessions does a list hold; staff of a chain have fewer. */
const LISTED = 1_000;

const ALIVE = `s.expires_at > now() AND s.last_seen_at > now() - make_interval(mins => s.idle_minutes)`;

const instant = (column: string): string => `to_char(s.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Sessions as a list that people read and cut. */
@Injectable()
export class OpenSessionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param userId whose; null for everybody's. The asker's own comes first, then the last seen. */
  async list(userId: string | null, currentHash: Buffer): Promise<OpenSession[]> {
    return await this.dataSource.query(
      `SELECT s.id, u.username, u.role, s.user_agent AS "userAgent", s.address, ${instant('created_at')} AS "openedAt",
              ${instant('last_seen_at')} AS "lastSeenAt", s.id_hash = $2 AS "isCurrent"
         FROM identity.staff_session AS s JOIN identity.staff_user AS u ON u.id = s.user_id
        WHERE ($1::uuid IS NULL OR s.user_id = $1) AND ${ALIVE}
        ORDER BY s.id_hash = $2 DESC, s.last_seen_at DESC, s.id LIMIT ${LISTED}`,
      [userId, currentHash],
    );
  }

  /** @param userId whose it must be; null for anybody's. @returns whose it was, or null when there is none such. */
  async end(
    manager: EntityManager,
    id: string,
    userId: string | null,
  ): Promise<{ id: string; username: string } | null> {
    const [rows] = (await manager.query(
      `DELETE FROM identity.staff_session AS s USING identity.staff_user AS u
        WHERE s.id = $1 AND u.id = s.user_id AND ($2::uuid IS NULL OR s.user_id = $2) AND ${ALIVE}
        RETURNING u.id, u.username`,
      [id, userId],
    )) as [{ id: string; username: string }[], number];
    return rows[0] ?? null;
  }

  /** @returns how many of them were alive. */
  async endAllBut(manager: EntityManager, currentHash: Buffer): Promise<number> {
    const [rows] = (await manager.query(
      `DELETE FROM identity.staff_session AS s WHERE s.id_hash <> $1 RETURNING ${ALIVE} AS alive`,
      [currentHash],
    )) as [{ alive: boolean }[], number];
    return rows.filter(({ alive }) => alive).length;
  }
}
