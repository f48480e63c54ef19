import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface NewSession {
  idHash: Buffer;
  userId: string;
  /** The hash that the password was found to fit. */
  passwordHash: string;
  csrfSecret: Buffer;
  address: string;
  userAgent: string | null;
  idleMinutes: number;
  lifeHours: number;
}

@Injectable()
export class SessionRepository {
  /**
   * Opens a session for a user whose password is still the one that was looked at; false when it is not, or the user is gone.
   * Whoever changes the account at the same moment is waited for, or a session could outlive the password that opened it.
   */
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

  async close(manager: EntityManager, idHash: Buffer): Promise<void> {
    await manager.query('DELETE FROM identity.staff_session WHERE id_hash = $1', [idHash]);
  }

  /** Ends every session of a user, or every one but the one that asked for it. */
  async closeAllOf(manager: EntityManager, userId: string, except: Buffer | null): Promise<void> {
    await manager.query(
      'DELETE FROM identity.staff_session WHERE user_id = $1 AND ($2::bytea IS NULL OR id_hash <> $2)',
      [userId, except],
    );
  }
}
