import { beforeEach, describe, expect, it } from '@jest/globals';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { useIdentity } from './use-identity.js';

const DRAFT = { username: ' wei ', password: 'first', role: 'order' };

const { database, service, replica } = useIdentity({ replica: true });
let admin: SignedInStaff;

beforeEach(async () => {
  await database.query('TRUNCATE identity.staff_user, identity.login_budget, identity.event_log CASCADE');
  admin = await signIn(database, 'admin');
});

const create = (key: string, fields: object = {}, by = admin, server = service.server) =>
  request(server)
    .post('/api/admin/users')
    .set(by.headers)
    .set('idempotency-key', key)
    .send({ ...DRAFT, ...fields });
const login = (password: string) =>
  request(service.server).post('/api/admin/login').send({ username: 'wei', password });
const created = async (): Promise<object[]> =>
  await database.query("SELECT FROM identity.event_log WHERE type = 'user.created'");

describe('a user created under an Idempotency-Key', () => {
  it('a user sent twice under one key is added once, with one event', async () => {
    const first = await create('once').expect(201);
    const second = await create('once').expect(201);
    expect(second.body).toEqual(first.body);
    expect(await created()).toHaveLength(1);
    await login('first').expect(200);
  });

  it('concurrent attempts on two replicas add one user', async () => {
    const servers = [service.server, replica?.server ?? service.server];
    const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => create('race', {}, admin, servers[at % 2])));
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it.each([{ username: 'wei wei' }, { role: 'admin' }, { password: 'second' }])(
    'a second attempt with other values (%p) is refused with the user as it is',
    async (other) => {
      const { body: first } = await create('other').expect(201);
      const refused = await create('other', other).expect(409);
      expect(refused.body).toMatchObject({
        message: 'This was already added, with different values.',
        current: { ...first, username: 'wei', role: 'order' },
      });
      await login('first').expect(200);
    },
  );

  it('a second attempt after the user has a new password does not tell whether it is the one sent', async () => {
    const { body: first } = await create('guess').expect(201);
    await request(service.server)
      .put(`/api/admin/users/${first.id}`)
      .set(admin.headers)
      .send({ password: 'second' })
      .expect(200);
    for (const password of ['first', 'second', 'third']) await create('guess', { password }).expect(409);
  });

  it("another person's user with the same key, or the same name without one, exists already", async () => {
    const other = await signIn(database, 'admin');
    await create('shared').expect(201);
    for (const attempt of [create('shared', {}, other), create('')])
      expect((await attempt.expect(409)).body.message).toBe('A user with this name exists already.');
  });

  it('a user that was deleted since is added again, without the former sessions', async () => {
    const { body: first } = await create('again').expect(201);
    const { body: session } = await login('first').expect(200);
    await request(service.server).delete(`/api/admin/users/${first.id}`).set(admin.headers).expect(200);
    await create('again').expect(201);
    const verify = request(service.server).get('/api/admin/verify-session').set('x-session-id', session.sessionId);
    await verify.expect(401);
  });
});
