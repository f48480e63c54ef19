import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn, TestDatabase } from '@larder/testing';
import { SignInPolicy1764900000000 } from '../src/migrations/1764900000000-sign-in-policy.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await TestDatabase.create();
});

afterAll(async () => {
  await database?.drop();
});

it('after an upgrade staff are known where they have recently signed in', async () => {
  const runner = (await database.dataSource('identity')).createQueryRunner();
  const migration = new SignInPolicy1764900000000();
  await migration.down(runner);
  const [mei, wei, old] = [
    await signIn(database, 'admin'),
    await signIn(database, 'order'),
    await signIn(database, 'read-only'),
  ];
  const from = async (userId: string, address: string): Promise<unknown> =>
    await database.query('UPDATE identity.staff_session SET address = $2 WHERE user_id = $1', [userId, address]);
  await from(mei.userId, '2001:DB8:1:2::9');
  await from(wei.userId, '203.0.113.1');
  await from(old.userId, '203.0.113.2');
  await database.query(
    `UPDATE identity.staff_session SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'
      WHERE user_id = $1`,
    [old.userId],
  );
  await migration.up(runner);
  await runner.release();
  const known = await database.query<{ userId: string; who: string }>(
    `SELECT user_id AS "userId", who FROM identity.known_sign_in WHERE until > now() + interval '89 days'`,
  );
  expect(new Map(known.map(({ userId, who }) => [userId, who]))).toEqual(
    new Map([
      [mei.userId, 'network:2001:db8:1:2::/64'],
      [wei.userId, 'network:203.0.113.1'],
    ]),
  );
});
