import { createHash } from 'node:crypto';
import type { StaffUser } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { presentedSession } from './presented-session.js';

export interface StaffSession {
  sessionHash: Buffer;
  user: StaffUser;
  csrfSecret: Buffer;
}

/** Sessions are stored by the SHA-256 of their id, so that reading the table is not enough to sign in. */
export function hashSessionId(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId).digest();
}

interface SessionRow {
  user_id: string;
  username: string;
  role: Role;
  store_ids: string[] | null;
  created_at: Date;
  csrf_secret: Buffer;
}

/** Not cached: a revoked session ends at once, and staff work continues without Redis or identity. */
@Injectable()
export class SessionReader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async readSession(sessionId: string): Promise<StaffSession | null> {
    const sessionHash = hashSessionId(sessionId);
    const rows: SessionRow[] = await this.dataSource.query('SELECT * FROM identity.session($1)', [sessionHash]);
    const [row] = rows;
    if (!row) return null;
    return {
      sessionHash,
      csrfSecret: row.csrf_secret,
      user: {
        id: row.user_id,
        username: row.username,
        role: row.role,
        storeIds: row.store_ids,
        createdAt: row.created_at.toISOString(),
      },
    };
  }

  async ofRequest(request: FastifyRequest): Promise<StaffSession | null> {
    const presented = presentedSession(request);
    return presented && (await this.readSession(presented.sessionId));
  }

  /** Sessions that are still valid, by hex of their hash, with the stores of each. Reading does not extend them. */
  async living(hashes: readonly Buffer[]): Promise<Map<string, StaffUser['storeIds']>> {
    if (hashes.length === 0) return new Map();
    const rows: { hash: string; storeIds: string[] | null }[] = await this.dataSource.query(
      `SELECT encode(asked.hash, 'hex') AS hash, session.store_ids AS "storeIds"
         FROM unnest($1::bytea[]) AS asked (hash) CROSS JOIN LATERAL identity.session(asked.hash, false) AS session`,
      [hashes],
    );
    return new Map(rows.map(({ hash, storeIds }) => [hash, storeIds]));
  }
}
