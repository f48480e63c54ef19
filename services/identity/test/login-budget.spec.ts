import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestService } from '@larder/testing';
import request from 'supertest';
import { IdentityFigures } from '../src/identity.module.js';
import { LoginBudget } from '../src/sign-in/login-budget.js';
import { LOGIN_LIMITS } from '../src/sign-in/login-policy.js';
import { LoginRefusals } from '../src/sign-in/login-refusals.js';
import { quickHash } from './quick-hash.js';
import { useIdentity } from './use-identity.js';

const PASSWORD = 'steamed-buns-at-dawn';
const [SHOP, HOME] = ['203.0.113.1', '203.0.113.2'];

const { database, service, replica } = useIdentity({ replica: true });

beforeAll(async () => {
  await database.query(
    `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ('Mei', 'admin', $1), ('wei', 'order', $1)`,
    [await quickHash(PASSWORD)],
  );
});

beforeEach(async () => {
  await database.query(
    'TRUNCATE identity.login_budget, identity.login_refusal, identity.known_sign_in, identity.event_log',
  );
});

interface From {
  address?: string;
  cookie?: string;
  at?: TestService;
}

const login = (
  username: string,
  password: string,
  { address = SHOP, cookie, at = service }: From = {},
): request.Test => {
  const test = request(at.server).post('/api/admin/login').set('x-forwarded-for', address);
  if (cookie !== undefined) void test.set('cookie', cookie);
  return test.send({ username, password });
};
const status = async (...given: Parameters<typeof login>): Promise<number> => (await login(...given)).status;

/** Sends wrong passwords for one name, each from the address of its turn. */
const fail = async (times: number, username: string, address: (turn: number) => string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) statuses.push(await status(username, 'wrong', { address: address(turn) }));
  return statuses;
};

/** Returns the cookie of a browser that has signed in. */
async function deviceOf(username: string, who: From = {}): Promise<string> {
  const { headers } = await login(username, PASSWORD, who).expect(200);
  return String(headers['set-cookie']?.[1]).split(';')[0] ?? '';
}

const eventsOf = async (type: string): Promise<object[]> =>
  (
    await database.query<{ after: object }>('SELECT after FROM identity.event_log WHERE type = $1 ORDER BY number', [
      type,
    ])
  ).map(({ after }) => after);
const pass = async (interval: string): Promise<void> =>
  void (await database.query(
    `UPDATE identity.login_budget SET window_started_at = window_started_at - interval '${interval}'`,
  ));
const here = () => SHOP;
const everywhere = (turn: number): string => `198.51.100.${turn}`;

describe('guessing at one address', () => {
  it(`refuses attempt ${LOGIN_LIMITS.pair + 1} for one name, even with the right password, and admits other names`, async () => {
    await fail(LOGIN_LIMITS.pair, 'mei', here);
    const answer = await login('MEI', PASSWORD, { at: replica }).expect(429);
    expect(answer.body.message).toBe('Too many failed sign-ins. Please try again in 15 minutes.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect([await status('mei', PASSWORD, { address: HOME }), await status('wei', PASSWORD)]).toEqual([200, 200]);
  });

  it('after thirty failures others behind that address are still admitted', async () => {
    for (const name of ['u1', 'u2', 'u3']) await fail(10, name, here);
    expect(await status('u4', PASSWORD)).toBe(401);
    expect(await status('mei', PASSWORD)).toBe(200);
    // Each name has three attempts there, whether it exists or not.
    expect(await fail(4, 'wei', here)).toEqual([401, 401, 401, 429]);
    expect(await fail(4, 'nobody', here)).toEqual([401, 401, 401, 429]);
  });

  it('no more than 120 passwords are hashed for an address in a quarter of an hour', async () => {
    await database.query(`INSERT INTO identity.login_budget (key, attempts) VALUES ('address:${SHOP}', 119)`);
    expect([await status('u1', 'wrong'), await status('mei', PASSWORD)]).toEqual([401, 429]);
    await pass('16 minutes');
    expect(await status('mei', PASSWORD)).toBe(200);
  });

  it('guessing at one address is recorded once for the name and once for the address', async () => {
    await fail(15, 'mei', here);
    for (let name = 0; name < 25; name++) await status(`u${name % 2}`, 'wrong');
    const lockOuts = (await eventsOf('login.locked-out')) as { username: string | null }[];
    expect(lockOuts[0]).toEqual({ address: SHOP, username: 'mei', until: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(lockOuts.map(({ username }) => username)).toEqual(['mei', 'u0', 'u1', null]);
  });

  it('an IPv6 network counts as one address', async () => {
    const statuses = await fail(11, 'mei', (turn) => `2001:db8::${turn + 1}`);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it('no more than 240 passwords are hashed for an IPv6 /48, and others are still admitted', async () => {
    await database.query(`INSERT INTO identity.login_budget (key, attempts) VALUES ('site:2001:db8:1::/48', 239)`);
    expect(await fail(2, 'u1', (turn) => `2001:db8:1:${turn}::1`)).toEqual([401, 429]);
    expect(await status('mei', PASSWORD, { address: '2001:db8:2::1' })).toBe(200);
    expect(await status('mei', PASSWORD, { address: '2001:db8:1:9::1' })).toBe(429);
    expect(await eventsOf('login.locked-out')).toEqual([expect.objectContaining({ address: '2001:db8:1:0::1' })]);
    await pass('16 minutes');
    expect(await status('mei', PASSWORD, { address: '2001:db8:1:9::1' })).toBe(200);
  });

  it('concurrent attempts cannot exceed the budget, on two replicas', async () => {
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => status('mei', 'wrong', { at: turn % 2 === 0 ? service : replica })),
    );
    expect(tries.filter((each) => each === 401)).toHaveLength(LOGIN_LIMITS.pair);
    expect(tries.filter((each) => each === 429)).toHaveLength(25 - LOGIN_LIMITS.pair);
  });

  it('a success refunds the budget, and its window resets it', async () => {
    await fail(9, 'mei', here);
    expect(await status('mei', PASSWORD)).toBe(200);
    await fail(10, 'mei', here);
    expect(await status('mei', PASSWORD)).toBe(429);
    await pass('16 minutes');
    expect(await status('mei', PASSWORD)).toBe(200);
  });

  it('a lock-out from while the clock was ahead ends when the clock is right again', async () => {
    await fail(11, 'mei', here);
    await pass('-1 day');
    expect(await status('mei', 'wrong')).toBe(401);
    expect(await status('mei', PASSWORD)).toBe(200);
  });

  it('logins of one address do not block each other', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const names = ['mei', 'wei', 'mei', 'wei', 'mei', 'wei'];
      statuses.push(...(await Promise.all(names.map((username) => status(username, PASSWORD)))));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('failed logins are one counted event per address and minute', async () => {
    for (const username of ['mei', 'root', 'mei']) await status(username, 'wrong', { address: HOME });
    await database.query(`UPDATE identity.login_refusal SET minute = minute - interval '2 minutes'`);
    const refusals = service.get(LoginRefusals);
    await Promise.all([refusals.report(), refusals.report()]);
    expect(await eventsOf('login.refused')).toEqual([
      expect.objectContaining({ address: HOME, count: 3, usernames: ['mei', 'root'] }),
    ]);
  });
});

describe('guessing one account from many addresses', () => {
  it('of 120 guesses from twelve addresses twenty are checked, then it is slowed down', async () => {
    const guesses = await fail(120, 'mei', (turn) => everywhere(turn % 12));
    expect(guesses.filter((each) => each === 401)).toHaveLength(20);
    const refused = await login('mei', PASSWORD, { address: everywhere(99) }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect(refused.body.message).toBe('Too many failed sign-ins. Please try again in 1 minute.');
    await pass('31 seconds');
    expect(await fail(2, 'mei', everywhere)).toEqual([401, 429]);
    await pass('31 seconds');
    // The delay has doubled.
    expect(await status('mei', 'wrong', { address: everywhere(1) })).toBe(429);
  });

  it('names that do not exist are slowed down alike', async () => {
    const guesses = await fail(25, 'nobody', everywhere);
    expect(guesses.filter((each) => each === 401)).toHaveLength(20);
  });

  it('the owner is admitted with a known browser and from a known network', async () => {
    const cookie = await deviceOf('mei');
    await fail(25, 'mei', everywhere);
    expect(await status('mei', PASSWORD, { address: HOME })).toBe(429);
    expect(await status('mei', PASSWORD, { address: HOME, cookie })).toBe(200);
    expect(await status('mei', PASSWORD, { address: SHOP })).toBe(200);
    // For this user another user's browser is unknown.
    await fail(25, 'wei', everywhere);
    expect(await status('wei', PASSWORD, { address: HOME, cookie })).toBe(429);
  });

  it('the browser of its owner has ten separate attempts, wherever it is', async () => {
    const cookie = await deviceOf('mei');
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      statuses.push(await status('mei', 'wrong', { address: everywhere(turn), cookie }));
    }
    expect(statuses.slice(-2)).toEqual([401, 429]);
    expect(await status('mei', PASSWORD, { address: SHOP })).toBe(200);
  });

  it('a made-up cookie does not make a browser known, and one cookie serves several users', async () => {
    const planted = `larder_device=${'A'.repeat(43)}`;
    const given = await deviceOf('mei', { cookie: planted });
    expect(given).not.toBe(planted);
    expect(await deviceOf('wei', { cookie: given })).toBe(given);
  });

  it('guessing one account is recorded once and counted for the alert while it lasts', async () => {
    await fail(30, 'mei', everywhere);
    await fail(30, 'nobody', everywhere);
    expect(await eventsOf('login.slowed')).toEqual([
      { address: everywhere(19), username: 'mei', failures: 20 },
      { address: everywhere(19), username: 'nobody', failures: 20 },
    ]);
    const { measuresQuery } = service.get(IdentityFigures);
    // A name without an account raises no alert.
    expect(await database.query(measuresQuery)).toEqual([{ guessedAccounts: 1 }]);
    await pass('61 minutes');
    expect(await database.query(measuresQuery)).toEqual([{ guessedAccounts: 0 }]);
  });

  it('no more than 120 failures a minute are checked for everyone together', async () => {
    await database.query(`INSERT INTO identity.login_budget (key, attempts) VALUES ('everyone', 119)`);
    expect(await fail(2, 'u1', everywhere)).toEqual([401, 429]);
    await pass('61 seconds');
    expect(await status('mei', PASSWORD, { address: HOME })).toBe(200);
  });
});

it('counters that are over are removed without waiting for a sign-in that holds one, which could deadlock', async () => {
  await database.query(
    `INSERT INTO identity.login_budget (key, attempts, window_started_at)
     SELECT key, 1, now() - interval '2 days' FROM unnest('{b,a}'::text[]) AS key`,
  );
  const source = await database.dataSource('identity');
  const left = await source.transaction(async (manager) => {
    await manager.query(`SELECT FROM identity.login_budget WHERE key = 'a' FOR UPDATE`);
    await service.get(LoginBudget).tidy();
    return await database.query('SELECT key FROM identity.login_budget');
  });
  expect(left).toEqual([{ key: 'a' }]);
});
