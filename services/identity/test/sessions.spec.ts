import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSessionId } from '@larder/platform';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { hashPassword } from '../src/passwords/password-hash.js';
import { EndedSessions } from '../src/sessions/open-sessions.service.js';
import { useIdentity } from './use-identity.js';

const PASSWORD = 'steamed-buns-at-dawn';

const { database, service } = useIdentity();

beforeAll(async () => {
  await database.query(
    `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('Mei', 'admin', $1), ('wei', 'order', $1)`,
    [await hashPassword(PASSWORD)],
  );
});

beforeEach(async () => {
  await database.query('TRUNCATE identity.login_budget, identity.login_refusal, identity.event_log');
});

const login = (body: object, address = '203.0.113.1'): request.Test =>
  request(service.server).post('/api/admin/login').set('x-forwarded-for', address).send(body);

const signedIn = async () => {
  const { body, headers } = await login({ username: 'mei', password: PASSWORD }).expect(200);
  return { ...(body as { sessionId: string; csrfToken: string }), cookie: String(headers['set-cookie']?.[0]) };
};

const verify = (headers: Record<string, string>): request.Test =>
  request(service.server).get('/api/admin/verify-session').set(headers);

/** Signs `wei` in with the right password while another user's change of the account is uncommitted. */
const loginDuring = async (change: string): Promise<request.Response> => {
  const runner = (await database.dataSource('identity')).createQueryRunner();
  await runner.startTransaction();
  await runner.query(`SELECT FROM identity.staff_user WHERE username = 'wei' FOR UPDATE`);
  await runner.query(change);
  const answer = login({ username: 'wei', password: PASSWORD }).then((each) => each);
  await eventually(async () => {
    const waiting = await database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  });
  await runner.commitTransaction();
  await runner.release();
  return await answer;
};

describe('signing in', () => {
  it('login returns user, session and CSRF token and sets an HttpOnly cookie', async () => {
    const { body, headers } = await login({ username: 'mei', password: PASSWORD }).expect(200);
    expect(body).toEqual({
      success: true,
      user: { id: expect.any(String), username: 'Mei', role: 'admin', storeIds: null, createdAt: expect.any(String) },
      sessionId: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      csrfToken: expect.any(String),
      language: null,
    });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^larder_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^larder_device=[^;]+; Max-Age=7776000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['gets another password', `UPDATE identity.staff_user SET password_hash = 'new' WHERE username = 'wei'`],
    ['is deleted', `DELETE FROM identity.staff_user WHERE username = 'wei'`],
  ])('a sign-in is refused when the account %s between the password check and the session', async (_what, change) => {
    const [wei] = await database.query<{ password_hash: string }>(
      `SELECT * FROM identity.staff_user WHERE username = 'wei'`,
    );
    const { status, body } = await loginDuring(change);
    await database.query(
      `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('wei', 'order', $1)
       ON CONFLICT (lower(normalize(username, NFKC))) DO UPDATE SET password_hash = EXCLUDED.password_hash`,
      [wei?.password_hash],
    );
    expect([status, body.message]).toEqual([401, 'Invalid username or password']);
    expect(await database.query(`SELECT FROM identity.event_log WHERE type = 'session.opened'`)).toEqual([]);
  });

  it('blanks around a user name make no difference', async () => {
    const { body } = await login({ username: ' mei\t', password: PASSWORD }).expect(200);
    expect(body.user.username).toBe('Mei');
    await login({ username: ' wei', password: 'wrong' }).expect(401);
    expect(await database.query('SELECT usernames FROM identity.login_refusal')).toEqual([{ usernames: ['wei'] }]);
  });

  it('the cookie is Secure behind TLS', async () => {
    const answer = await login({ username: 'mei', password: PASSWORD }).set('x-forwarded-proto', 'https');
    expect(String(answer.headers['set-cookie'])).toContain('Secure');
  });

  it('only the hash of a session id is stored', async () => {
    const { sessionId } = await signedIn();
    const rows = await database.query<{ found: boolean }>(
      `SELECT encode(id_hash, 'escape') LIKE '%' || $1 || '%' AS found FROM identity.staff_session`,
      [sessionId],
    );
    expect(rows.some((row) => row.found)).toBe(false);
  });

  it.each([
    ['a wrong password', { username: 'mei', password: 'wrong' }],
    ['an unknown name', { username: 'nobody', password: PASSWORD }],
    ['a name from another alphabet', { username: 'mеi', password: PASSWORD }],
  ])('a failed sign-in has the same answer for %s', async (_what, body) => {
    const answer = await login(body).expect(401);
    expect(answer.body).toMatchObject({ message: 'Invalid username or password', code: 'unauthenticated' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{}, 'username must be text of at most 64 characters.'],
    [{ username: 'mei' }, 'password must be text of at most 1024 bytes.'],
    [{ username: ' ', password: 'x' }, 'Username and password are required.'],
    [{ username: 'mei', password: '' }, 'Username and password are required.'],
    [{ username: { $ne: '' }, password: ['x'] }, 'username must be text of at most 64 characters.'],
    [{ username: 'a\0', password: 'x' }, 'username must be text of at most 64 characters.'],
    [{ username: 'mei', password: 'x'.repeat(1025) }, 'password must be text of at most 1024 bytes.'],
    [[], 'username must be text of at most 64 characters.'],
  ])('the sign-in %j is refused with a sentence', async (body, message) => {
    expect((await login(body).expect(400)).body).toMatchObject({ message, error: message, code: 'invalid' });
  });

  it('login accepts JSON only', async () => {
    const post = () => request(service.server).post('/api/admin/login');
    await post().set('content-type', 'text/plain').send('{"username":"mei"}').expect(415);
    await post().type('form').send({ username: 'mei', password: PASSWORD }).expect(415);
    await post().set('content-type', 'application/json').send('{"username":').expect(400);
    await post().set('content-type', 'application/json').send('{"__proto__":{"x":1}}').expect(400);
    await post()
      .send({ username: 'x'.repeat(200_000), password: 'x' })
      .expect(413);
  });

  it('each login creates a new session', async () => {
    const planted = 'P'.repeat(43);
    const answer = await login({ username: 'mei', password: PASSWORD }).set('x-session-id', planted).expect(200);
    expect(answer.body.sessionId).not.toBe(planted);
    await verify({ 'x-session-id': planted }).expect(401);
  });

  it('signing in again from the same browser ends its earlier session, and is logged', async () => {
    const { sessionId, cookie } = await signedIn();
    const other = await signedIn();
    const again = await login({ username: 'wei', password: PASSWORD }).set('cookie', cookie).expect(200);
    await verify({ 'x-session-id': sessionId }).expect(401);
    await verify({ 'x-session-id': again.body.sessionId }).expect(200);
    await verify({ 'x-session-id': other.sessionId }).expect(200);
  });
});

describe('a session', () => {
  it('a session is accepted from both headers, as Bearer and from the cookie', async () => {
    const { sessionId } = await signedIn();
    const ways: Record<string, string>[] = [
      { 'x-session-id': sessionId },
      { 'session-id': sessionId },
      { authorization: `Bearer ${sessionId}` },
      { cookie: `larder_session=${sessionId}` },
    ];
    for (const headers of ways) {
      const { body } = await verify(headers).expect(200);
      expect(body).toMatchObject({ success: true, user: { username: 'Mei', role: 'admin' } });
    }
    await request(service.server).get(`/api/admin/verify-session?sessionId=${sessionId}`).expect(401);
  });

  it('each verification returns a fresh CSRF token and earlier ones stay valid', async () => {
    const { sessionId, csrfToken } = await signedIn();
    const { body } = await verify({ 'x-session-id': sessionId });
    expect(body.csrfToken).not.toBe(csrfToken);
    const logout = (token: string) =>
      request(service.server).post('/api/admin/logout').set({ 'x-session-id': sessionId, 'csrf-token': token });
    await logout(csrfToken).expect(200);
  });

  it('logout ends the session on the server and is logged', async () => {
    const { sessionId, csrfToken } = await signedIn();
    // The specification's client sends a JSON content type and no body.
    const answer = await request(service.server)
      .post('/api/admin/logout')
      .set({ 'x-session-id': sessionId, 'x-csrf-token': csrfToken, 'content-type': 'application/json' });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    await verify({ 'x-session-id': sessionId }).expect(401);
    await verify({ cookie: `larder_session=${sessionId}` }).expect(401);
    const events = await database.query('SELECT type, actor_name, request_id FROM identity.event_log ORDER BY number');
    expect(events).toEqual([
      { type: 'session.opened', actor_name: 'Mei', request_id: expect.any(String) },
      { type: 'session.closed', actor_name: 'Mei', request_id: answer.headers['x-request-id'] },
    ]);
  });

  it('a session by Bearer alone needs no CSRF token', async () => {
    const { sessionId } = await signedIn();
    await request(service.server).post('/api/admin/logout').set('authorization', `Bearer ${sessionId}`).expect(200);
  });

  it("a session's last use is updated at most once a minute", async () => {
    const { sessionId } = await signedIn();
    const seen = async () =>
      String((await database.query<{ t: Date }>('SELECT max(last_seen_at) AS t FROM identity.staff_session'))[0]?.t);
    const before = await seen();
    await verify({ 'x-session-id': sessionId }).expect(200);
    expect(await seen()).toBe(before);
    await database.query(`UPDATE identity.staff_session SET last_seen_at = now() - interval '2 minutes'`);
    await verify({ 'x-session-id': sessionId }).expect(200);
    await eventually(async () => expect(Date.parse(await seen())).toBeGreaterThan(Date.now() - 5_000));
  });
});

it('a session from while the clock was ahead ends when the clock is right again', async () => {
  const { sessionId } = await signedIn();
  const other = await signedIn();
  await database.query(
    `UPDATE identity.staff_session SET created_at = now() + interval '1 year', expires_at = now() + interval '1 year',
       last_seen_at = now() + interval '1 year' WHERE id_hash = $1`,
    [hashSessionId(sessionId)],
  );
  await service.get(EndedSessions).turn();
  await verify({ 'x-session-id': sessionId }).expect(401);
  await verify({ 'x-session-id': other.sessionId }).expect(200);
});

it('a session last used while the clock was ahead ends when it is idle, not only when that time has come', async () => {
  const { sessionId } = await signedIn();
  await database.query(`UPDATE identity.staff_session SET last_seen_at = now() + interval '1 day' WHERE id_hash = $1`, [
    hashSessionId(sessionId),
  ]);
  await service.get(EndedSessions).turn();
  await verify({ 'x-session-id': sessionId }).expect(200);
  const [row] = await database.query<{ ahead: boolean }>(
    'SELECT last_seen_at > now() AS ahead FROM identity.staff_session WHERE id_hash = $1',
    [hashSessionId(sessionId)],
  );
  expect(row).toEqual({ ahead: false });
});
