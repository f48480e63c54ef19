import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@larder/kernel';
import { makeCsrfToken } from '@larder/platform';
import type { TestDatabase } from './test-database.js';

export interface SignedInStaff {
  userId: string;
  username: string;
  sessionId: string;
  csrfToken: string;
  /** The headers of a signed-in browser. */
  headers: { 'x-session-id': string; 'x-csrf-token': string };
}

/** A staff member with a valid session, inserted into the database directly: for tests not about signing in. */
export async function signIn(
  database: TestDatabase,
  role: Role,
  storeIds: readonly string[] | null = null,
): Promise<SignedInStaff> {
  const userId = randomUUID();
  const username = `${role}-${userId.slice(0, 8)}`;
  const sessionId = randomBytes(32).toString('base64url');
  const csrfSecret = randomBytes(32);
  await database.query(
    `WITH person AS (
       INSERT INTO identity.staff_user (id, username, role, password_hash, store_ids)
       VALUES ($1, $2, $3, 'none', $6) RETURNING id
     )
     INSERT INTO identity.staff_session (id_hash, user_id, csrf_secret, idle_minutes, expires_at)
     SELECT $4, id, $5, 30, now() + interval '1 hour' FROM person`,
    [userId, username, role, createHash('sha256').update(sessionId).digest(), csrfSecret, storeIds],
  );
  const csrfToken = makeCsrfToken(csrfSecret);
  return { userId, username, sessionId, csrfToken, headers: { 'x-session-id': sessionId, 'x-csrf-token': csrfToken } };
}
