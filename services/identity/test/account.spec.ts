import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenSession, OwnPassword } from '@larder/contracts';
import request from 'supertest';
import { browserKey } from '../src/sign-in/known-sign-ins.js';
import { LOGIN_LIMITS } from '../src/sign-in/login-policy.js';
import { quickHash } from './quick-hash.js';
import { useIdentity } from './use-identity.js';

const PASSWORD = 'steamed-buns-at-dawn';

const { database, service } = useIdentity();
let known: string;

beforeAll(async () => {
  known = await quickHash(PASSWORD);
});

beforeEach(async () => {
  await database.query(
    'TRUNCATE identity.staff_user, identity.staff_session, identity.login_budget, identity.event_log',
  );
  await database.query(
    `INSERT INTO identity.staff_user (username, role, password_hash)
     VALUES ('Mei', 'admin', $1), ('wei', 'order', $1)`,
    [known],
  );
});

interface Person {
  headers: { 'x-session-id': string; 'x-csrf-token': string };
}

async function signIn(username: string, password = PASSWORD, agent = 'Firefox/130'): Promise<Person> {
  const { body } = await request(service.server)
    .post('/api/admin/login')
    .set('user-agent', agent)
    .send({ username, password })
    .expect(200);
  return { headers: { 'x-session-id': body.sessionId as string, 'x-csrf-token': body.csrfToken as string } };
}

const sessions = async ({ headers }: Person): Promise<OpenSession[]> =>
  (await request(service.server).get('/api/admin/sessions').set(headers).expect(200)).body as OpenSession[];
const post = (path: string, { headers }: Person, body: object): request.Test =>
  request(service.server).post(`/api/admin/${path}`).set(headers).send(body);
const isAlive = async ({ headers }: Person): Promise<boolean> =>
  (await request(service.server).get('/api/admin/verify-session').set(headers)).status === 200;
const lastEvent = async (): Promise<{ type: string; before: object | null; after: object | null } | undefined> =>
  (
    await database.query<{ type: string; before: object | null; after: object | null }>(
      'SELECT type, before, after FROM identity.event_log ORDER BY number DESC LIMIT 1',
    )
  )[0];

describe('sessions', () => {
  it("sessions are listed with device and last use, the caller's first; administrators see all", async () => {
    const [wei, phone, mei] = [await signIn('wei'), await signIn('wei', PASSWORD, 'Phone/1'), await signIn('mei')];
    expect(await sessions(phone)).toEqual([
      {
        id: expect.any(String),
        username: 'wei',
        role: 'order',
        userAgent: 'Phone/1',
        address: expect.any(String),
        openedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ userAgent: 'Firefox/130', isCurrent: false }),
    ]);
    expect((await sessions(mei)).map(({ username }) => username)).toEqual(['Mei', 'wei', 'wei']);
    expect(JSON.stringify(await sessions(mei))).not.toContain(wei.headers['x-session-id']);
  });

  it('ending one session ends only that one', async () => {
    const [wei, phone, mei] = [await signIn('wei'), await signIn('wei', PASSWORD, 'Phone/1'), await signIn('mei')];
    const named = (await sessions(mei)).find(({ userAgent }) => userAgent === 'Phone/1');
    const path = `/api/admin/sessions/${named?.id}`;
    const ended = await request(service.server).delete(path).set(mei.headers).expect(200);
    expect(ended.body).toEqual({ ended: 1 });
    expect([await isAlive(wei), await isAlive(phone), await isAlive(mei)]).toEqual([true, false, true]);
    expect(await lastEvent()).toEqual({ type: 'session.revoked', before: { username: 'wei' }, after: null });
    await request(service.server).delete(path).set(mei.headers).expect(404);
  });

  it('sessions of other users are a 404 except for administrators', async () => {
    const [wei, mei] = [await signIn('wei'), await signIn('mei')];
    const [own] = await sessions(mei);
    await request(service.server).delete(`/api/admin/sessions/${own?.id}`).set(wei.headers).expect(404);
    await request(service.server).delete('/api/admin/sessions/mine').set(wei.headers).expect(404);
    await post('sessions/invalidate', wei, { password: PASSWORD }).expect(403);
    expect(await isAlive(mei)).toBe(true);
  });

  it('an administrator of some stores sees and ends only sessions of that account', async () => {
    await signIn('wei');
    await database.query(`UPDATE identity.staff_user SET store_ids = ARRAY[gen_random_uuid()] WHERE username = 'Mei'`);
    const [mei, chain] = [await signIn('Mei'), (await sessions(await signIn('wei')))[0]];
    expect((await sessions(mei)).map(({ username }) => username)).toEqual(['Mei']);
    await request(service.server).delete(`/api/admin/sessions/${chain?.id}`).set(mei.headers).expect(404);
  });

  it("all sessions except the caller's can be ended with the caller's password", async () => {
    const [wei, other, mei] = [await signIn('wei'), await signIn('mei'), await signIn('mei')];
    expect((await post('sessions/invalidate', mei, { password: 'guess' }).expect(400)).body.message).toBe(
      'Your current password is wrong.',
    );
    expect(await isAlive(wei)).toBe(true);
    expect((await post('sessions/invalidate', mei, { password: PASSWORD }).expect(200)).body).toEqual({ ended: 2 });
    expect([await isAlive(wei), await isAlive(other), await isAlive(mei)]).toEqual([false, false, true]);
    expect(await lastEvent()).toMatchObject({ type: 'sessions.invalidated', after: { count: 2 } });
  });
});

describe('the caller’s password', () => {
  const own = async ({ headers }: Person): Promise<OwnPassword> =>
    (await request(service.server).get('/api/admin/password').set(headers).expect(200)).body as OwnPassword;

  it('an account shows when its password was last changed, by its owner or an administrator', async () => {
    const [wei, mei] = [await signIn('wei'), await signIn('mei')];
    await database.query(`UPDATE identity.staff_user SET password_changed_at = '2026-01-02T03:04:05Z'`);
    expect((await own(wei)).changedAt).toBe('2026-01-02T03:04:05.000Z');
    await post('password', wei, { currentPassword: PASSWORD, newPassword: 'more-buns' }).expect(200);
    expect(Date.parse((await own(wei)).changedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await own(mei)).changedAt).toBe('2026-01-02T03:04:05.000Z');
    await database.query(`UPDATE identity.staff_user SET password_hash = 'other' WHERE username = 'Mei'`);
    expect(Date.parse((await own(mei)).changedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('a changed password leaves only the browser of the change known', async () => {
    const [wei] = [await signIn('wei'), await signIn('wei')];
    const answer = await post('password', wei, { currentPassword: PASSWORD, newPassword: 'more-buns' }).expect(200);
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    const device = /^larder_device=([^;]+)/.exec(cookie)?.[1] ?? '';
    const rows = await database.query<{ who: string }>(
      `SELECT k.who FROM identity.known_sign_in AS k JOIN identity.staff_user AS u ON u.id = k.user_id
        WHERE u.username = 'wei' ORDER BY k.who`,
    );
    expect(rows.map(({ who }) => who)).toEqual([browserKey(device), expect.stringMatching(/^network:/)]);
  });

  it('a password may be weak until administrators require more of new ones', async () => {
    const [wei, mei] = [await signIn('wei'), await signIn('mei')];
    const rule = (body: object): request.Test =>
      request(service.server).put('/api/admin/password-rule').set(mei.headers).send(body);
    expect((await own(wei)).rule).toEqual({ minLength: 0, minStrength: 'Weak' });
    await rule({ minLength: 10, minStrength: 'Good' }).expect(200);
    const change = (newPassword: string): request.Test =>
      post('password', wei, { currentPassword: PASSWORD, newPassword });
    expect((await change('short').expect(400)).body.message).toBe('The password must have at least 10 characters.');
    const weak = await post('users', mei, { username: 'new', password: 'aaaaaaaaaaaa' }).expect(400);
    expect(weak.body.message).toBe('The password is too weak: its strength must be at least Good.');
    await change('Steamed-buns-1').expect(200);
    expect(await lastEvent()).toMatchObject({ type: 'user.updated' });
    await rule({ minLength: -1, minStrength: 'Good' }).expect(400);
    await rule({ minLength: 0, minStrength: 'Weak' }).expect(200);
    expect(await lastEvent()).toMatchObject({
      type: 'password-rule.updated',
      before: { minLength: 10, minStrength: 'Good' },
      after: { minLength: 0, minStrength: 'Weak' },
    });
  });

  it('changing a password requires the current one and ends the other sessions', async () => {
    const [wei, phone, mei] = [await signIn('wei'), await signIn('wei'), await signIn('mei')];
    const change = { currentPassword: PASSWORD, newPassword: 'more-buns' };
    expect((await post('password', wei, change).expect(200)).body).toEqual({ success: true });
    expect([await isAlive(wei), await isAlive(phone), await isAlive(mei)]).toEqual([true, false, true]);
    expect(await lastEvent()).toMatchObject({
      type: 'user.updated',
      after: { username: 'wei', passwordChanged: true },
    });
    expect(JSON.stringify(await lastEvent())).not.toMatch(/hash|argon/i);
    await signIn('wei', 'more-buns');
    await request(service.server).post('/api/admin/login').send({ username: 'wei', password: PASSWORD }).expect(401);
  });

  it.each([
    [{ currentPassword: 'guess', newPassword: 'x' }, 'Your current password is wrong.'],
    [{ currentPassword: PASSWORD, newPassword: PASSWORD }, 'The new password is the same as the current one.'],
    [{ currentPassword: PASSWORD, newPassword: '' }, 'The new password is required.'],
    [{ newPassword: 'x' }, 'currentPassword must be text of at most 1024 bytes.'],
  ])('the password is not changed by %j', async (body, sentence) => {
    const wei = await signIn('wei');
    expect((await post('password', wei, body).expect(400)).body.message).toBe(sentence);
    await signIn('wei');
  });

  it('guessing the current password is charged to the sign-in budget', async () => {
    const wei = await signIn('wei');
    for (let guess = 0; guess < LOGIN_LIMITS.pair; guess++) {
      await post('password', wei, { currentPassword: `guess ${guess}`, newPassword: 'x' }).expect(400);
    }
    await post('password', wei, { currentPassword: PASSWORD, newPassword: 'x' }).expect(429);
    await request(service.server).post('/api/admin/login').send({ username: 'wei', password: PASSWORD }).expect(429);
  });
});

describe('a second person', () => {
  const about = 'a'.repeat(43);
  const confirm = (who: Person, body: object): request.Test => post('second-person', who, { about, ...body });

  beforeEach(async () => {
    await database.query(
      `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('Lin', 'admin', $1)`,
      [known],
    );
  });

  it('a second person confirms with name and password, without a session', async () => {
    const mei = await signIn('Mei');
    const { body } = await confirm(mei, { username: 'lin', password: PASSWORD }).expect(200);
    expect(body).toEqual({ confirmation: expect.any(String), username: 'Lin' });
    expect(await lastEvent()).toMatchObject({
      type: 'second-person.confirmed',
      after: { username: 'Lin', role: 'admin', storeIds: null, about },
    });
    expect((await sessions(mei)).map(({ username }) => username)).toEqual(['Mei']);
  });

  it.each([
    [{ username: 'Mei', password: PASSWORD }, 'The second person must be somebody else.'],
    [{ username: 'wei', password: PASSWORD }, 'The second person must be an administrator.'],
    [{ username: 'Lin', password: 'guess' }, 'Invalid username or password'],
    [{ username: 'nobody', password: PASSWORD }, 'Invalid username or password'],
    [{ username: 'Lin', password: PASSWORD, about: 'short' }, 'about must be the hash of a preview'],
  ])('a second person with %j is refused', async (body, message) => {
    const answer = await confirm(await signIn('Mei'), body).expect(400);
    expect(answer.body.message).toContain(message);
    expect((await lastEvent())?.type).not.toBe('second-person.confirmed');
  });

  it('a wrong second person counts as a failed sign-in', async () => {
    const mei = await signIn('Mei');
    const statuses: number[] = [];
    for (let each = 0; each < 12; each++) {
      statuses.push((await confirm(mei, { username: 'Lin', password: `guess ${each}` })).status);
    }
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the language of an account', () => {
  const login = async (username: string): Promise<unknown> =>
    (await request(service.server).post('/api/admin/login').send({ username, password: PASSWORD }).expect(200)).body
      .language;
  const choose = ({ headers }: Person, language: unknown): request.Test =>
    request(service.server).put('/api/admin/language').set(headers).send({ language });

  it('an account has no language until its user chooses one, which each sign-in then returns', async () => {
    expect(await login('wei')).toBeNull();
    const wei = await signIn('wei');
    expect((await choose(wei, 'zh-Hans').expect(200)).body).toEqual({ language: 'zh-Hans' });
    expect(await login('wei')).toBe('zh-Hans');
    expect(await login('Mei')).toBeNull();
  });

  it.each(['zh', 'fr', '', null, 7])('the language %j is refused', async (language) => {
    await choose(await signIn('wei'), language).expect(400);
    expect(await login('wei')).toBeNull();
  });
});
