import { randomInt } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { LIMITS } from '@larder/kernel';
import { appendEvents } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../passwords/password-hash.js';

/** No characters that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

/** The password is `ADMIN_PASSWORD`, or random and written to `FIRST_PASSWORD_FILE` with mode 0600. */
export async function seedFirstAdmin(dataSource: DataSource, env: NodeJS.ProcessEnv): Promise<void> {
  const username = env['ADMIN_USER']?.trim() || 'admin';
  if (username.length > LIMITS.username) throw new Error(`ADMIN_USER may have at most ${LIMITS.username} characters.`);
  const chosen = env['ADMIN_PASSWORD'];
  if (chosen && Buffer.byteLength(chosen) > LIMITS.passwordBytes) {
    throw new Error(`ADMIN_PASSWORD may have at most ${LIMITS.passwordBytes} bytes.`);
  }
  await dataSource.transaction(async (manager) => {
    const present: object[] = await manager.query('SELECT FROM identity.staff_user LIMIT 1');
    if (present.length > 0) return;
    const password = chosen || generated();
    const [user]: { id: string }[] = await manager.query(
      `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ($1, 'admin', $2) RETURNING id`,
      [username, await hashPassword(password)],
    );
    if (!user) throw new Error('The first administrator could not be stored.');
    // Written before the commit: an account with a lost password would be worse than none.
    if (!chosen) writeFirstPassword(env['FIRST_PASSWORD_FILE'], password);
    await appendEvents(manager, 'identity', [
      {
        type: 'user.created',
        subject: `user:${user.id}`,
        after: { id: user.id, username, role: 'admin' },
      },
    ]);
  });
}

function generated(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function writeFirstPassword(file: string | undefined, password: string): void {
  if (!file) throw new Error('Set ADMIN_PASSWORD, or FIRST_PASSWORD_FILE to say where the first password is written.');
  // Renamed into place, so that an older file's mode or a link has no effect.
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, `${password}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, file);
}
