import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { StaffSessionsService } from '../src/sessions/staff-sessions.service.js';
import { KnownSignIns } from '../src/sign-in/known-sign-ins.js';
import { StaffUserRepository } from '../src/users/staff-user.repository.js';
import { logStores, useIdentity } from './use-identity.js';

const USERS = '/api/admin/users';
const A = '0197a3c0-0000-7000-8000-00000000000a';

const { database, service } = useIdentity();
let admin: SignedInStaff;

beforeEach(async () => {
  await database.query('TRUNCATE identity.staff_user, identity.event_log CASCADE');
  admin = await signIn(database, 'admin');
});

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object, by = admin): request.Test =>
  request(service.server)[method](path).set(by.headers).send(body);
const post = (body: object): request.Test => send('post', USERS, body);
const put = (id: string, body: object, by = admin): request.Test => send('put', `${USERS}/${id}`, body, by);
const remove = (id: string, by = admin): request.Test => send('delete', `${USERS}/${id}`, undefined, by);

it('of two users who are added at the same time only one gets the last place', async () => {
  const source = service.get(DataSource);
  const add = `INSERT INTO identity.staff_user (username, role, password_hash)
               SELECT 'user ' || n, 'order', 'none' FROM generate_series($1::int, $2) AS n`;
  await database.query(add, [3, LIMITS.users]);
  let late: Promise<number> | undefined;
  await source.transaction(async (manager) => {
    await service.get(StaffUserRepository).count(manager);
    await manager.query(add, [2, 2]);
    late = post({ username: 'one too many', password: 'x' }).then(({ status }) => status);
    await pause(300);
  });
  expect(await late).toBe(409);
});

it('a change of a user that someone else changed since is refused with what is saved', async () => {
  const { body: wei } = await post({ username: 'wei', password: 'first', role: 'order' }).expect(201);
  await put(wei.id, { password: 'second', version: 1 }).expect(200);
  const { body: refused } = await put(wei.id, { password: 'third', role: 'admin', version: 1 }).expect(409);
  expect(refused).toMatchObject({
    message: 'Somebody else has changed this account in the meantime.',
    current: { ...wei, version: 2 },
  });
  await request(service.server).post('/api/admin/login').send({ username: 'wei', password: 'second' }).expect(200);
  await put(wei.id, { role: 'order', version: 1 }).expect(200);
  // Without a version the last write wins.
  expect((await put(wei.id, { role: 'read-only' }).expect(200)).body).toEqual({
    ...wei,
    role: 'read-only',
    version: 3,
  });
  const { body: all } = await request(service.server).get(USERS).set(admin.headers).expect(200);
  expect(all).toMatchObject([{}, { role: 'read-only', version: 3 }]);
});

it('of two administrators of the chain who limit each other to some stores one remains', async () => {
  const other = await signIn(database, 'admin');
  await logStores(database, A);
  const narrow = { storeIds: [A] };
  const answers = await Promise.all([put(other.userId, narrow), put(admin.userId, narrow, other)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await database.query('SELECT FROM identity.staff_user WHERE store_ids IS NULL')).toHaveLength(1);
});

it('of two administrators who delete each other one remains', async () => {
  const other = await signIn(database, 'admin');
  const answers = await Promise.all([remove(other.userId), remove(admin.userId, other)]);
  // The second is refused: the last administrator must remain, or the caller's account was deleted.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await database.query(`SELECT FROM identity.staff_user WHERE role = 'admin'`)).toHaveLength(1);
});

it('a password that is changed while the role is changed is logged with the new role', async () => {
  await post({ username: 'wei', password: 'first', role: 'order' }).expect(201);
  const { body } = await request(service.server)
    .post('/api/admin/login')
    .send({ username: 'wei', password: 'first' })
    .expect(200);
  let late: Promise<number> | undefined;
  await service.get(DataSource).transaction(async (manager) => {
    await manager.query(`UPDATE identity.staff_user SET role = 'read-only' WHERE username = 'wei'`);
    late = request(service.server)
      .post('/api/admin/password')
      .set({ 'x-session-id': body.sessionId, 'x-csrf-token': body.csrfToken })
      .send({ currentPassword: 'first', newPassword: 'second' })
      .then(({ status }) => status);
    await pause(500);
  });
  expect(await late).toBe(200);
  const [event] = await database.query<object>(
    `SELECT before, after FROM identity.event_log WHERE type = 'user.updated' ORDER BY number DESC LIMIT 1`,
  );
  expect(event).toMatchObject({ before: { role: 'read-only' }, after: { role: 'read-only', passwordChanged: true } });
});

it('a sign-in during a change of the password leaves no known browser or network behind', async () => {
  const { body: wei } = await post({ username: 'wei', password: 'first', role: 'order' }).expect(201);
  const known = service.get(KnownSignIns);
  const remember = known.remember.bind(known);
  let late: Promise<number> | undefined;
  jest.spyOn(known, 'remember').mockImplementationOnce(async (...all) => {
    late = put(wei.id, { password: 'second' }).then(({ status }) => status);
    await pause(300);
    return remember(...all);
  });
  await request(service.server).post('/api/admin/login').send({ username: 'wei', password: 'first' }).expect(200);
  expect(await late).toBe(200);
  expect(await database.query('SELECT who FROM identity.known_sign_in WHERE user_id = $1', [wei.id])).toEqual([]);
});

it('a sign-in that replaces a session and a change of the password do not block each other', async () => {
  const { body: wei } = await post({ username: 'wei', password: 'first', role: 'order' }).expect(201);
  const login = request(service.server).post('/api/admin/login').send({ username: 'wei', password: 'first' });
  const { sessionId } = (await login.expect(200)).body;
  const sessions = service.get(StaffSessionsService);
  const open = sessions.open.bind(sessions);
  let late: Promise<number> | undefined;
  jest.spyOn(sessions, 'open').mockImplementationOnce(async (...all) => {
    late = put(wei.id, { password: 'second' }).then(({ status }) => status);
    await pause(300);
    return open(...all);
  });
  await request(service.server)
    .post('/api/admin/login')
    .set({ 'x-session-id': sessionId })
    .send({ username: 'wei', password: 'first' })
    .expect(401);
  expect(await late).toBe(200);
});
