import { beforeAll, expect, it } from '@jest/globals';
import type { LoginAnswer, OpenSession, StaffUser } from '@larder/contracts';
import { loggedPayloads } from '@larder/testing';
import request from 'supertest';
import { hashPassword } from '../src/passwords/password-hash.js';
import { LoginRefusals } from '../src/sign-in/login-refusals.js';
import { logStores, useIdentity } from './use-identity.js';

const PASSWORD = 'steamed-buns-at-dawn';

const { database, service } = useIdentity();

beforeAll(async () => {
  await database.query(
    `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('Mei', 'admin', $1), ('wei', 'order', $1)`,
    [await hashPassword(PASSWORD)],
  );
});

async function signIn(username: string): Promise<Record<string, string>> {
  const answer = await request(service.server)
    .post('/api/admin/login')
    .send({ username, password: PASSWORD })
    .expect(200);
  const { sessionId, csrfToken } = answer.body as LoginAnswer;
  return { 'x-session-id': sessionId, 'x-csrf-token': csrfToken };
}

it("identity's events keep their payloads to the character", async () => {
  const admin = await signIn('Mei');
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): request.Test =>
    request(service.server)[method](`/api/admin/${path}`).set(admin).send(body);
  const created = await send('post', 'users', { username: 'lin', password: PASSWORD, role: 'order' }).expect(201);
  const { id } = created.body as StaffUser;
  await send('put', `users/${id}`, { role: 'read-only' }).expect(200);
  await send('put', `users/${id}`, { password: `${PASSWORD}!` }).expect(200);
  await logStores(database, id);
  await send('put', `users/${id}`, { storeIds: [id] }).expect(200);
  await send('put', `users/${id}`, { storeIds: null }).expect(200);
  await send('delete', `users/${id}`).expect(200);
  await signIn('wei');
  const { body: open } = await send('get', 'sessions').expect(200);
  const other = (open as OpenSession[]).find(({ username }) => username === 'wei');
  await send('delete', `sessions/${other?.id}`).expect(200);
  await send('post', 'sessions/invalidate', { password: PASSWORD }).expect(200);
  const newPassword = `${PASSWORD}?`;
  await send('post', 'password', { currentPassword: PASSWORD, newPassword }).expect(200);
  await request(service.server).post('/api/admin/login').send({ username: 'mei', password: 'wrong' }).expect(401);
  await database.query(`UPDATE identity.login_refusal SET minute = minute - interval '1 hour', address = '10.0.0.1'`);
  await service.get(LoginRefusals).turn();
  await send('post', 'logout').expect(200);
  expect(await loggedPayloads(database, 'identity')).toMatchSnapshot();
});
