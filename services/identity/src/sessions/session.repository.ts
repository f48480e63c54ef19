import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface NewSession {
  idHash: Buffer;
  userId: string;
  csrfSecret: Buffer;
  address: string;
  idleMinutes: number;
  lifeHours: number;
}

@Injectable()
export class SessionRepository {
  async open(manager: EntityManager, session: NewSession): Promise<void> {
    await manager.query(
      `INSERT INTO identity.staff_session (id_hash, user_id, csrf_secret, address, idle_minutes, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
      [session.idHash, session.userId, session.csrfSecret, session.address, session.idleMinutes, session.lifeHours],
    );
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
