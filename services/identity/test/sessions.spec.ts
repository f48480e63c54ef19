import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import request from 'supertest';
import { IdentityModule } from '../src/identity.module.js';
import { hashPassword } from '../src/passwords/password-hash.js';
import { LOGIN_LIMITS } from '../src/sign-in/login-budget.js';
import { LoginRefusals } from '../src/sign-in/login-refusals.js';

const PASSWORD = 'steamed-buns-at-dawn';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService((config) => IdentityModule.for(config), testConfig('identity', database));
  await database.query(
    `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('Mei', 'admin', $1), ('wei', 'order', $1)`,
    [await hashPassword(PASSWORD)],
  );
});

beforeEach(async () => {
  await database.query('TRUNCATE identity.login_budget, identity.login_refusal, identity.event_log');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const login = (body: object, address = '203.0.113.1'): request.Test =>
  request(service.server).post('/api/admin/login').set('x-forwarded-for', address).send(body);

const lockOuts = async (): Promise<{ username: string | null }[]> =>
  (
    await database.query<{ after: { username: string | null } }>(
      `SELECT after FROM identity.event_log WHERE type = 'login.locked-out' ORDER BY number`,
    )
  ).map(({ after }) => after);

const signedIn = async () => {
  const { body, headers } = await login({ username: 'mei', password: PASSWORD }).expect(200);
  return { ...(body as { sessionId: string; csrfToken: string }), cookie: String(headers['set-cookie']) };
};

const verify = (headers: Record<string, string>): request.Test =>
  request(service.server).get('/api/admin/verify-session').set(headers);

/** Signs `wei` in with the right password while somebody else's change of the account is not yet committed. */
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
      user: { id: expect.any(String), username: 'Mei', role: 'admin', createdAt: expect.any(String) },
      sessionId: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      csrfToken: expect.any(String),
    });
    expect(String(headers['set-cookie'])).toMatch(/^larder_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['gets another password', `UPDATE identity.staff_user SET password_hash = 'new' WHERE username = 'wei'`],
    ['is deleted', `DELETE FROM identity.staff_user WHERE username = 'wei'`],
  ])('is refused when the account %s between the look at the password and the session', async (_what, change) => {
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
  ])('says the same to %s', async (_what, body) => {
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
  ])('refuses %j with a sentence', async (body, message) => {
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

describe('the budget against guessing', () => {
  it(`refuses an account's ${LOGIN_LIMITS.accountAndAddress + 1}th try from an address, even the right one, and nobody else's`, async () => {
    for (let attempt = 0; attempt < LOGIN_LIMITS.accountAndAddress; attempt++) {
      await login({ username: 'mei', password: 'wrong' }).expect(401);
    }
    const answer = await login({ username: 'MEI', password: PASSWORD }).expect(429);
    expect(answer.body.message).toBe('Too many failed sign-ins. Please try again in 15 minutes.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    await login({ username: 'mei', password: PASSWORD }, '203.0.113.2').expect(200);
    await login({ username: 'wei', password: PASSWORD }).expect(200);
  });

  it('a lock-out of an account or a whole address is recorded once, whatever the number of further attempts', async () => {
    for (let attempt = 0; attempt < 15; attempt++) await login({ username: 'mei', password: 'wrong' });
    expect(await lockOuts()).toEqual([
      { address: '203.0.113.1', username: 'mei', until: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    for (let name = 0; name < 25; name++) await login({ username: `u${name % 2}`, password: 'wrong' });
    expect((await lockOuts()).map(({ username }) => username)).toEqual(['mei', null]);
  });

  it('an IPv6 /64 counts as one address', async () => {
    const from = (tail: number) => login({ username: `u${tail}`, password: 'wrong' }, `2001:db8::${tail}`);
    for (let tail = 1; tail <= LOGIN_LIMITS.address; tail++) await from(tail).expect(401);
    await from(99).expect(429);
  });

  it('concurrent attempts cannot exceed the budget', async () => {
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => login({ username: 'mei', password: 'wrong' }, '203.0.113.3')),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(LOGIN_LIMITS.accountAndAddress);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('a success refunds the budget, and its window resets it', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await login({ username: 'mei', password: 'wrong' }).expect(401);
    await login({ username: 'mei', password: PASSWORD }).expect(200);
    for (let attempt = 0; attempt < 10; attempt++) await login({ username: 'mei', password: 'wrong' }).expect(401);
    await login({ username: 'mei', password: PASSWORD }).expect(429);
    await database.query(`UPDATE identity.login_budget SET window_started_at = now() - interval '16 minutes'`);
    await login({ username: 'mei', password: PASSWORD }).expect(200);
  });

  it('logins of one address do not block each other', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const names = ['mei', 'wei', 'mei', 'wei', 'mei', 'wei'];
      const answers = await Promise.all(
        names.map((username) => login({ username, password: PASSWORD }, '203.0.113.4')),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('failed logins are one counted event per address and minute', async () => {
    for (const username of ['mei', 'root', 'mei']) await login({ username, password: 'wrong' }, '203.0.113.7');
    await database.query(`UPDATE identity.login_refusal SET minute = minute - interval '2 minutes'`);
    const refusals = service.get(LoginRefusals);
    await Promise.all([refusals.report(), refusals.report()]);
    const events = await database.query('SELECT after FROM identity.event_log');
    expect(events).toEqual([
      { after: expect.objectContaining({ address: '203.0.113.7', count: 3, usernames: ['mei', 'root'] }) },
    ]);
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
    // As the specification's client sends it: a JSON content type and no body.
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
