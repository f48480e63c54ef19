import { changedRows } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffSessionEntity } from './staff-session.entity.js';

export interface NewSession extends Pick<
  StaffSessionEntity,
  'idHash' | 'userId' | 'csrfSecret' | 'address' | 'userAgent' | 'idleMinutes'
> {
  passwordHash: string;
  lifeHours: number;
}

@Injectable()
export class StaffSessionsService {
  /** False when the password has changed or the user was deleted. Locked: no session outlives its password. */
  async open(manager: EntityManager, session: NewSession): Promise<boolean> {
    const opened: object[] = await manager.query(
      `INSERT INTO identity.staff_session (id_hash, user_id, csrf_secret, address, idle_minutes, expires_at, user_agent)
       SELECT $1, known.id, $3, $4, $5, now() + make_interval(hours => $6), $8
         FROM (SELECT id FROM identity.staff_user WHERE id = $2 AND password_hash = $7 FOR SHARE) AS known
       RETURNING user_id`,
      [
        session.idHash,
        session.userId,
        session.csrfSecret,
        session.address,
        session.idleMinutes,
        session.lifeHours,
        session.passwordHash,
        session.userAgent,
      ],
    );
    return opened.length > 0;
  }

  /** @returns the owner, or null for an unknown session. */
  async close(manager: EntityManager, idHash: Buffer): Promise<{ id: string; username: string } | null> {
    const [owner] = await changedRows<{ id: string; username: string }>(
      manager,
      `DELETE FROM identity.staff_session AS s USING identity.staff_user AS u
        WHERE s.id_hash = $1 AND u.id = s.user_id RETURNING u.id, u.username`,
      [idHash],
    );
    return owner ?? null;
  }

  async closeAllOf(manager: EntityManager, userId: string, except: Buffer | null): Promise<void> {
    await manager.query(
      'DELETE FROM identity.staff_session WHERE user_id = $1 AND ($2::bytea IS NULL OR id_hash <> $2)',
      [userId, except],
    );
  }
}
