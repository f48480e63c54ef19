import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestoreAnswer } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { AuditConsumer } from '../src/audit/audit.consumer.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';

let desk: BackupDesk;
let demoted: SignedInStaff;
let renewed: SignedInStaff;
let narrowed: SignedInStaff;
let deleted: SignedInStaff;
let unchanged: SignedInStaff;
let answer: RestoreAnswer;

beforeAll(async () => {
  desk = await BackupDesk.open();
  [demoted, renewed, narrowed, deleted, unchanged] = [
    await signIn(desk.database, 'admin'),
    await signIn(desk.database, 'read-only'),
    await signIn(desk.database, 'admin'),
    await signIn(desk.database, 'admin'),
    await signIn(desk.database, 'admin'),
  ];
  const file = await desk.download((await desk.backUp()).filename);
  const { database } = desk;
  await database.query(`UPDATE identity.staff_user SET role = 'read-only' WHERE id = $1`, [demoted.userId]);
  await database.query(`UPDATE identity.staff_user SET password_hash = 'other' WHERE id = $1`, [renewed.userId]);
  await database.query(`UPDATE identity.staff_user SET store_ids = ARRAY[gen_random_uuid()] WHERE id = $1`, [
    narrowed.userId,
  ]);
  await database.query('DELETE FROM identity.staff_user WHERE id = $1', [deleted.userId]);
  await database.query(
    `INSERT INTO identity.known_sign_in (user_id, who, until)
     SELECT id, 'network:203.0.113.9', now() + interval '1 day' FROM unnest($1::uuid[]) AS id`,
    [[renewed.userId, unchanged.userId]],
  );
  const { body } = await desk.restore(file).expect(200);
  answer = body as RestoreAnswer;
});

afterAll(async () => {
  await desk?.close();
});

const statusFor = async ({ headers }: SignedInStaff): Promise<number> =>
  (await request(desk.service.server).get(`${SYSTEM}/backups`).set(headers)).status;

describe('a restore of a backup with other users', () => {
  it('a restore ends the sessions of users whose role, password or stores it changed, and no others', async () => {
    expect([await statusFor(demoted), await statusFor(renewed), await statusFor(narrowed)]).toEqual([401, 401, 401]);
    expect([await statusFor(desk.admin), await statusFor(unchanged)]).toEqual([200, 200]);
  });

  it('a restore forgets the known browsers and networks of the users it changed, and no others', async () => {
    const rows = await desk.database.query('SELECT user_id FROM identity.known_sign_in');
    expect(rows).toEqual([{ user_id: unchanged.userId }]);
  });

  it('the answer of a restore names the users who were recreated or changed', () => {
    expect(answer.details.staffReturned).toEqual([{ username: deleted.username, role: 'admin' }]);
    expect(answer.details.staffChanged).toEqual(
      [
        { username: demoted.username, role: 'admin', changed: ['role'] },
        { username: narrowed.username, role: 'admin', changed: ['stores'] },
        { username: renewed.username, role: 'read-only', changed: ['password'] },
      ].toSorted((left, right) => (left.username < right.username ? -1 : 1)),
    );
  });

  it('the users that a restore recreated or changed are in the audit log', async () => {
    await desk.service.get(EventConsumers).reach(AuditConsumer);
    const [entry] = await desk.database.query<{ after: object }>(
      `SELECT after FROM system_ops.audit_entry WHERE type = 'backup.restored' ORDER BY number DESC LIMIT 1`,
    );
    expect(entry?.after).toMatchObject({
      staffReturned: [{ username: deleted.username, role: 'admin' }],
      staffChanged: expect.arrayContaining([{ username: demoted.username, role: 'admin', changed: ['role'] }]),
    });
  });
});
