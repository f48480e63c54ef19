import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { logStores, useIdentity } from './use-identity.js';

const NOBODY = '0197a3c0-0000-7000-8000-00000000ffff';
const A = '0197a3c0-0000-7000-8000-00000000000a';
const B = '0197a3c0-0000-7000-8000-00000000000b';

const { database, service } = useIdentity();
let admin: SignedInStaff;

beforeAll(async () => {
  await logStores(database, A, B);
});

beforeEach(async () => {
  await database.query('TRUNCATE identity.staff_user, identity.login_budget, identity.event_log CASCADE');
  admin = await signIn(database, 'admin');
});

const post = (body: unknown): request.Test =>
  request(service.server)
    .post('/api/admin/users')
    .set(admin.headers)
    .send(body as object);
const put = (id: string, body: unknown, by = admin): request.Test =>
  request(service.server)
    .put(`/api/admin/users/${id}`)
    .set(by.headers)
    .send(body as object);
const remove = (id: string, by = admin): request.Test =>
  request(service.server).delete(`/api/admin/users/${id}`).set(by.headers);
const login = (username: string, password: string): request.Test =>
  request(service.server).post('/api/admin/login').send({ username, password });
const verify = (staff: SignedInStaff): request.Test =>
  request(service.server).get('/api/admin/verify-session').set(staff.headers);
const users = async () => {
  const { body } = await request(service.server).get('/api/admin/users').set(admin.headers).expect(200);
  return body as { id: string; username: string; role: string; storeIds: string[] | null }[];
};
const events = async () =>
  await database.query<{ type: string; before: unknown; after: unknown; actor_name: string }>(
    `SELECT type, before, after, actor_name FROM identity.event_log WHERE type LIKE 'user.%' ORDER BY number`,
  );

describe('where a user has signed in', () => {
  const known = async (): Promise<object[]> => await database.query('SELECT FROM identity.known_sign_in');
  it('known places of a user are forgotten when the password changes or the user is deleted, not when the role changes', async () => {
    await database.query('TRUNCATE identity.known_sign_in');
    const { body } = await post({ username: 'wei', password: 'first' }).expect(201);
    await login('wei', 'first').expect(200);
    await put(body.id, { role: 'order' }).expect(200);
    expect(await known()).toHaveLength(2);
    await put(body.id, { password: 'second' }).expect(200);
    expect(await known()).toEqual([]);
    await login('wei', 'second').expect(200);
    expect(await known()).toHaveLength(2);
    await remove(body.id).expect(200);
    expect(await known()).toEqual([]);
  });
});

describe('the list of users', () => {
  it('the user list shows name, role and creation, never a hash', async () => {
    const { body } = await request(service.server).get('/api/admin/users').set(admin.headers).expect(200);
    expect(body).toEqual([
      {
        id: admin.userId,
        username: admin.username,
        role: 'admin',
        storeIds: null,
        createdAt: expect.any(String),
        version: 1,
      },
    ]);
  });
});

describe('a new user', () => {
  it('a new user can sign in at once and is logged without the password', async () => {
    const { body } = await post({ username: ' 小美 ', password: 'x', role: 'order' }).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      username: '小美',
      role: 'order',
      storeIds: null,
      createdAt: expect.any(String),
      version: 1,
    });
    await login('小美', 'x').expect(200);
    const [event] = await events();
    expect(event).toEqual({
      type: 'user.created',
      before: null,
      after: { id: body.id, username: '小美', role: 'order' },
      actor_name: admin.username,
    });
  });

  it('a new user is read-only by default', async () => {
    expect((await post({ username: 'wei', password: 'secret' }).expect(201)).body.role).toBe('read-only');
  });

  it.each([
    ['WEI', 'case'],
    ['ｗｅｉ', 'width of letters'],
  ])('the user name %s is refused, which differs from another only in %s', async (username) => {
    await post({ username: 'wei', password: 'secret' }).expect(201);
    const { body } = await post({ username, password: 'other' }).expect(409);
    expect(body.message).toBe('A user with this name exists already.');
    expect(await users()).toHaveLength(2);
  });

  it('concurrent creation of the same user creates one', async () => {
    const twice = await Promise.all([1, 2].map(() => post({ username: 'wei', password: 'secret' })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([
    [{ username: '  ', password: 'x' }, 'Username is required'],
    [{ username: 'wei', password: '' }, 'Password is required for new users'],
    [{ username: 'wei' }, `password must be text of at most ${LIMITS.passwordBytes} bytes.`],
    [{ username: 'a'.repeat(65), password: 'x' }, 'username must be text of at most 64 characters.'],
    [{ username: 'a\0', password: 'x' }, 'username must be text of at most 64 characters.'],
    [{ username: 'admin\u200b', password: 'x' }, 'A username must not have invisible characters.'],
    [{ username: 'wei\u202e', password: 'x' }, 'A username must not have invisible characters.'],
    [{ username: ['wei'], password: 'x' }, 'username must be text of at most 64 characters.'],
    [{ username: 'wei', password: 12345 }, `password must be text of at most ${LIMITS.passwordBytes} bytes.`],
    [{ username: 'wei', password: 'x', role: 'owner' }, 'role must be one of admin, read-only, order.'],
    [{ username: 'wei', password: 'x', role: null }, 'role must be one of admin, read-only, order.'],
    [[], 'username must be text of at most 64 characters.'],
    [undefined, 'username must be text of at most 64 characters.'],
  ])('the user %j is refused with a sentence and not added', async (wrong, sentence) => {
    const { body } = await post(wrong).expect(400);
    expect(body.message).toBe(sentence);
    expect(body.error).toBe(sentence);
    expect(await users()).toHaveLength(1);
    expect(await events()).toEqual([]);
  });

  it('a user beyond the limit is refused', async () => {
    await database.query(
      `INSERT INTO identity.staff_user (username, role, password_hash)
       SELECT 'user ' || n, 'order', 'none' FROM generate_series(2, $1) AS n`,
      [LIMITS.users],
    );
    await post({ username: 'one too many', password: 'x' }).expect(409);
  });
});

describe('the stores of a user', () => {
  it('the stores of a user are in sign-in, session, list and log', async () => {
    const { body } = await post({ username: 'wei', password: 'x', role: 'admin', storeIds: [B, A] }).expect(201);
    expect(body.storeIds).toEqual([A, B]);
    const signedIn = await login('wei', 'x').expect(200);
    const { version, ...person } = body;
    expect(version).toBe(1);
    expect(signedIn.body.user).toEqual(person);
    const { body: session } = await request(service.server)
      .get('/api/admin/verify-session')
      .set('x-session-id', signedIn.body.sessionId)
      .expect(200);
    expect(session.user).toEqual(person);
    await put(body.id, { storeIds: [B] }).expect(200);
    expect((await events()).map(({ before, after }) => [before, after])).toEqual([
      [null, { id: body.id, username: 'wei', role: 'admin', storeIds: [A, B] }],
      [
        { id: body.id, username: 'wei', role: 'admin', storeIds: [A, B] },
        { id: body.id, username: 'wei', role: 'admin', storeIds: [B], passwordChanged: false },
      ],
    ]);
  });

  it("narrowing the stores of a user ends the user's sessions at once", async () => {
    const other = await signIn(database, 'admin');
    await put(other.userId, { storeIds: [A] }).expect(200);
    await verify(other).expect(401);
  });

  it('stores that do not exist are refused, and nothing changes', async () => {
    const storeIds = [A, NOBODY];
    const added = await post({ username: 'wei', password: 'x', storeIds }).expect(400);
    expect(added.body.message).toBe('There is no such store.');
    await put(admin.userId, { storeIds }).expect(400);
    expect(await users()).toMatchObject([{ id: admin.userId, storeIds: null, version: 1 }]);
  });

  it.each([[[]], [['main']], [[A, A]], [A], [{}], [Array.from({ length: 1_001 }, () => randomUUID())]])(
    'are refused as %j',
    async (storeIds) => {
      const sentence = 'storeIds must be a list of 1 to 1000 different ids.';
      expect((await post({ username: 'wei', password: 'x', storeIds }).expect(400)).body.message).toBe(sentence);
      expect((await put(admin.userId, { storeIds }).expect(400)).body.message).toBe(sentence);
      expect(await users()).toHaveLength(1);
    },
  );
});

describe('changing a user', () => {
  it('an update with a blank password keeps the old one', async () => {
    const { body: wei } = await post({ username: 'wei', password: 'first' }).expect(201);
    await put(wei.id, { username: 'wei', password: '', role: 'order' }).expect(200);
    await login('wei', 'first').expect(200);
  });

  it("a new password ends the user's sessions except the one that changed it", async () => {
    const other = await signIn(database, 'order');
    await put(other.userId, { password: 'second' }).expect(200);
    await verify(other).expect(401);
    await put(admin.userId, { password: 'mine' }).expect(200);
    await verify(admin).expect(200);
    await login(other.username, 'second').expect(200);
    expect((await events()).map(({ after }) => after)).toEqual([
      { id: other.userId, username: other.username, role: 'order', passwordChanged: true },
      { id: admin.userId, username: admin.username, role: 'admin', passwordChanged: true },
    ]);
  });

  it("a lower role ends the user's sessions at once", async () => {
    const other = await signIn(database, 'admin');
    const { body } = await put(other.userId, { username: other.username, password: '', role: 'read-only' }).expect(200);
    expect(body.role).toBe('read-only');
    await verify(other).expect(401);
  });

  it('a user update without changes logs nothing and ends no session', async () => {
    const other = await signIn(database, 'order');
    await put(other.userId, { username: other.username, role: 'order' }).expect(200);
    await verify(other).expect(200);
    expect(await events()).toEqual([]);
  });

  it('a user update never changes the name', async () => {
    const other = await signIn(database, 'order');
    expect((await put(other.userId, { username: 'else' }).expect(400)).body.message).toBe(
      'A username cannot be changed.',
    );
  });

  it('the last administrator cannot be demoted or deleted', async () => {
    const { body } = await put(admin.userId, { role: 'read-only' }).expect(409);
    expect(body.message).toBe('This is the last administrator of all stores. Make another user one first.');
    expect(await users()).toMatchObject([{ role: 'admin' }]);
  });

  it('the last administrator is recognized by an id in capitals, and the log has the usual spelling', async () => {
    const id = admin.userId.toUpperCase();
    await put(id, { role: 'order' }).expect(409);
    await put(id, { password: 'another one' }).expect(200);
    const subjects = await database.query(`SELECT subject FROM identity.event_log WHERE type = 'user.updated'`);
    expect(subjects).toEqual([{ subject: `user:${admin.userId}` }]);
  });

  it('an administrator of some stores does not count as one of the chain', async () => {
    const other = await signIn(database, 'admin');
    await put(other.userId, { storeIds: [A] }).expect(200);
    await put(admin.userId, { role: 'order' }).expect(409);
    await put(admin.userId, { storeIds: [A] }).expect(409);
    expect(await users()).toMatchObject([{ storeIds: null }, { storeIds: [A] }]);
  });

  it('an unknown user is a 404', async () => {
    expect((await put(NOBODY, { role: 'order' }).expect(404)).body.message).toBe('User not found.');
    await put('7', { role: 'order' }).expect(404);
  });
});

describe('deleting a user', () => {
  it('deleting a user ends its sessions and logs the user as it was', async () => {
    const other = await signIn(database, 'order');
    expect((await remove(other.userId).expect(200)).body).toEqual({ success: true, id: other.userId });
    await verify(other).expect(401);
    expect(await events()).toMatchObject([
      { type: 'user.deleted', before: { id: other.userId, username: other.username, role: 'order' }, after: null },
    ]);
    await remove(other.userId).expect(404);
  });

  it('users cannot delete themselves', async () => {
    for (const id of [admin.userId, admin.userId.toUpperCase()]) {
      expect((await remove(id).expect(400)).body.message).toBe('Cannot delete your own account');
    }
    expect(await users()).toHaveLength(1);
  });
});
