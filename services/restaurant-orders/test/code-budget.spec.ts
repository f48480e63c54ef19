import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RestaurantProductState, ValidatedCode } from '@larder/contracts';
import type { TestService } from '@larder/testing';
import request from 'supertest';
import { CodeRefusals } from '../src/codes/code-refusals.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const TRUSTED = '192.0.2.200';
const [SHOP, ELSEWHERE] = ['203.0.113.1', '198.51.100.7'];

const { database, service, replica } = useRestaurantOrders({ replica: true, env: { TRUSTED_ADDRESSES: TRUSTED } });
let pork: RestaurantProductState;

beforeAll(async () => {
  const stock = new WholesaleStock(database, service);
  await stock.open();
  await stock.code();
  await stock.code({ code: 'NEW3' });
  pork = await stock.product();
  await stock.settled();
});

beforeEach(async () => {
  // Writes counts that earlier tests left in memory, which would be added to this test's.
  for (const each of [service, replica]) await each.get(CodeRefusals).turn();
  await database.query(
    'TRUNCATE restaurant_orders.code_budget, restaurant_orders.code_refusal, restaurant_orders.event_log',
  );
});

interface From {
  address?: string;
  cookie?: string;
  at?: TestService;
}

const from = (test: request.Test, { address = SHOP, cookie }: From): request.Test => {
  void test.set('x-forwarded-for', address);
  return cookie === undefined ? test : test.set('cookie', cookie);
};
const validate = (code: string, who: From = {}): request.Test =>
  from(
    request((who.at ?? service).server)
      .post('/api/restaurant/validate-code')
      .send({ code }),
    who,
  );
const products = (code: string, who: From = {}): request.Test =>
  from(request(service.server).get(`/api/restaurant/products-with-discount/${code}`), who);
const order = (body: object, who: From = {}): request.Test =>
  from(request(service.server).post('/api/restaurant/order').send(body), who);
const status = async (code: string, who: From = {}): Promise<number> => (await validate(code, who)).status;
const guess = async (times: number, who: From = {}): Promise<number[]> => {
  const statuses: number[] = [];
  for (let each = 0; each < times; each++) statuses.push(await status('ZZZZ', who));
  return statuses;
};

/** Returns the cookie of a browser that has used this code. */
async function cookieOf(code: string, who: From = {}): Promise<string> {
  const { headers, body } = await validate(code, who).expect(200);
  expect((body as ValidatedCode).valid).toBe(true);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return cookie;
}

const eventsOf = async (type: string): Promise<Record<string, unknown>[]> =>
  (
    await database.query<{ after: Record<string, unknown> }>(
      'SELECT after FROM restaurant_orders.event_log WHERE type = $1 ORDER BY number',
      [type],
    )
  ).map(({ after }) => after);
const windowsPass = async (interval: string): Promise<void> =>
  void (await database.query(
    `UPDATE restaurant_orders.code_budget SET minute_started_at = now() - interval '${interval}',
       told_until = least(told_until, now())`,
  ));
const everyoneUsed = async (tries: number): Promise<void> =>
  void (await database.query(
    `INSERT INTO restaurant_orders.code_budget (key, minute_tries, day_tries) VALUES ('everyone', 0, $1)
     ON CONFLICT (key) DO UPDATE SET day_tries = $1`,
    [tries],
  ));

describe('the budget against guessing codes', () => {
  it('after ten wrong codes a minute an address gets the same refusal for valid and wrong codes in every call', async () => {
    await guess(4);
    for (let each = 0; each < 3; each++) await products('ZZZZ').expect(404);
    for (let each = 0; each < 3; each++) await order(placement(pork, { discountCode: 'ZZZZ' })).expect(409);
    const [right, wrong] = [await validate('GW88').expect(429), await validate('ZZZZ').expect(429)];
    expect(right.body).toEqual({ ...wrong.body, requestId: expect.any(String) });
    expect(right.body.message).toBe('Too many codes were tried. Please wait a minute and try again.');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    await products('GW88').expect(429);
    // Orders without a code are not guesses.
    await order(placement(pork)).expect(201);
  });

  it('wrong codes from while the clock was ahead do not count when the clock is right again', async () => {
    await guess(10);
    expect(await status('GW88')).toBe(429);
    await windowsPass('-1 day');
    expect(await status('GW88')).toBe(200);
    // Nor does a refusal that was logged then silence the next one.
    await database.query(`UPDATE restaurant_orders.code_budget SET told_until = now() + interval '30 days'`);
    await guess(11);
    expect(await eventsOf('discount-code.throttled')).toHaveLength(2);
  });

  it('where a customer has used a code, that code is no cheaper to guess for any other browser', async () => {
    await cookieOf('GW88');
    await guess(10);
    expect(await status('GW88')).toBe(429);
    await products('GW88').expect(429);
    await order(placement(pork, { discountCode: 'GW88', totalAmount: 31.49 })).expect(429);
  });

  it('a browser that has used a code can always use it, anywhere', async () => {
    const cookie = await cookieOf('GW88');
    await guess(11);
    expect(await status('GW88', { cookie })).toBe(200);
    await order(placement(pork, { discountCode: 'GW88', totalAmount: 31.49 }), { cookie }).expect(201);
    await everyoneUsed(600);
    await products('GW88', { cookie, address: ELSEWHERE, at: replica }).expect(200);
    // Another code, or the cookie of another browser, does not bypass the budget.
    await validate('NEW3', { cookie, address: ELSEWHERE }).expect(429);
    await validate('GW88', { cookie: `${cookie}x`, address: ELSEWHERE }).expect(429);
  });

  it('the cookie of a browser that has used a code contains no code and is not readable by scripts', async () => {
    const { headers } = await validate('GW88').expect(200);
    expect(String(headers['set-cookie'])).toMatch(
      /^larder_codes=[^;]+; Max-Age=2592000; Path=\/api\/restaurant; HttpOnly; SameSite=Strict$/,
    );
    expect(String(headers['set-cookie'])).not.toContain('GW88');
    expect((await validate('ZZZZ').expect(200)).headers['set-cookie']).toBeUndefined();
  });

  it('a browser with a code has five wrong codes a minute, at any address', async () => {
    const cookie = await cookieOf('GW88');
    expect(await guess(3, { cookie })).toEqual([200, 200, 200]);
    expect(await guess(3, { cookie, address: ELSEWHERE })).toEqual([200, 200, 429]);
    expect(await guess(1, { address: ELSEWHERE })).toEqual([200]);
  });

  it('a valid code lifts no limit of its address, whose wrong codes count for everyone', async () => {
    await cookieOf('GW88');
    for (let minute = 0; minute < 4; minute++) {
      await guess(10);
      await windowsPass('61 seconds');
    }
    expect((await validate('GW88').expect(429)).body.message).toBe('Too many codes were tried. Please call the store.');
    const [everyone] = await database.query<{ tries: number }>(
      `SELECT day_tries AS tries FROM restaurant_orders.code_budget WHERE key = 'everyone'`,
    );
    expect(everyone?.tries).toBe(30);
  });

  it('of a hundred concurrent guesses on two replicas ten are looked up', async () => {
    await cookieOf('GW88');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, each) =>
        validate(each === 99 ? 'NEW3' : 'ZZZZ', { at: each % 2 === 0 ? service : replica }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(11);
    expect(answers.filter(({ body }) => (body as ValidatedCode).valid === false)).toHaveLength(10);
  });

  it('the networks of an IPv6 address share a budget for codes', async () => {
    for (let tail = 1; tail <= 10; tail++) await validate('ZZZZ', { address: `2001:db8:1:2::${tail}` }).expect(200);
    expect(await status('GW88', { address: '2001:db8:1:2:ffff::1' })).toBe(429);
    expect(await status('GW88', { address: '2001:db8:1:3::1' })).toBe(200);
  });

  it('an IPv6 /48 has thirty wrong codes a minute, whichever of its networks they come from, and others are still admitted', async () => {
    for (let each = 0; each < 30; each++) await validate('ZZZZ', { address: `2001:db8:1:${each}::1` }).expect(200);
    expect(await status('GW88', { address: '2001:db8:1:ffff::1' })).toBe(429);
    expect(await status('GW88', { address: '2001:db8:2::1' })).toBe(200);
    expect(await eventsOf('discount-code.throttled')).toEqual([expect.objectContaining({ whose: 'site' })]);
  });

  it('when guessers have used up their share, new and known customers elsewhere are still admitted', async () => {
    await guess(1);
    await cookieOf('GW88', { address: ELSEWHERE });
    await everyoneUsed(300);
    expect([await status('GW88'), await status('NEW3', { address: '192.0.2.9' })]).toEqual([429, 200]);
    await everyoneUsed(510);
    const [unknown, known] = [{ address: '192.0.2.10' }, { address: ELSEWHERE }];
    expect([await status('NEW3', unknown), await status('NEW3', known)]).toEqual([429, 200]);
  });

  it('a trusted address neither uses nor needs the shared budget', async () => {
    await everyoneUsed(600);
    expect(await guess(15, { address: TRUSTED })).toEqual(Array.from({ length: 15 }, () => 200));
    await validate('GW88', { address: TRUSTED }).expect(200);
  });

  it('valid codes use no budget', async () => {
    for (let each = 0; each < 12; each++) await validate('GW88').expect(200);
    expect(await guess(11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await windowsPass('61 seconds');
    await validate('GW88').expect(200);
  });
});

/** Waits if less than five seconds are left of the current minute. */
async function withinOneMinute(): Promise<void> {
  const rest = 60_000 - (Date.now() % 60_000);
  if (rest < 5_000) await new Promise((resolve) => setTimeout(resolve, rest));
}

describe('the record of guesses', () => {
  it('an exhausted budget is recorded once for its minute and once for its day by all replicas together', async () => {
    await guess(14);
    await guess(5, { at: replica });
    const after = { address: SHOP, whose: 'address', until: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect(await eventsOf('discount-code.throttled')).toEqual([after]);
    await database.query(`UPDATE restaurant_orders.code_budget SET day_tries = 30`);
    await windowsPass('61 seconds');
    await guess(5);
    expect(await eventsOf('discount-code.throttled')).toHaveLength(2);
  });

  it('addresses beyond a hundred a minute share one event, and no wrong code is lost', async () => {
    const refusals = service.get(CodeRefusals);
    await withinOneMinute();
    for (let each = 0; each < 90; each++) await refusals.count(`198.51.100.${each}`);
    for (let each = 0; each < 130; each++) refusals.countThrottled(`203.0.113.${each}`);
    await refusals.turn();
    await refusals.count('192.0.2.1');
    await refusals.count('198.51.100.0');
    await database.query(`UPDATE restaurant_orders.code_refusal SET minute = minute - interval '1 minute'`);
    await refusals.report();
    const events = await eventsOf('discount-code.refused');
    expect(events).toHaveLength(101);
    expect(events.find(({ address }) => address === 'others')).toMatchObject({ count: 1, throttled: 120 });
    expect(events.find(({ address }) => address === '198.51.100.0')).toMatchObject({ count: 2 });
  });

  it('codes that are not looked up are still counted when they could not be written at first', async () => {
    const refusals = service.get(CodeRefusals);
    refusals.countThrottled(SHOP);
    await database.query('ALTER TABLE restaurant_orders.code_refusal RENAME TO moved_away');
    await expect(refusals.turn()).rejects.toThrow('does not exist');
    await database.query('ALTER TABLE restaurant_orders.moved_away RENAME TO code_refusal');
    refusals.countThrottled(SHOP);
    for (let each = 0; each < 3; each++) await refusals.turn();
    const [counted] = await database.query(
      'SELECT sum(throttled)::int AS throttled FROM restaurant_orders.code_refusal',
    );
    expect(counted).toEqual({ throttled: 2 });
  });

  it('wrong codes are one event per network and minute, without the codes', async () => {
    const address = '2001:db8:1:2::5';
    await withinOneMinute();
    await guess(13, { address });
    await guess(1);
    const refusals = service.get(CodeRefusals);
    await refusals.turn();
    await database.query(`UPDATE restaurant_orders.code_refusal SET minute = minute - interval '1 minute'`);
    await refusals.report();
    expect(await eventsOf('discount-code.refused')).toEqual(
      expect.arrayContaining([
        { address: '2001:db8:1:2::/64', minute: expect.any(String), count: 10, throttled: 3 },
        { address: SHOP, minute: expect.any(String), count: 1 },
      ]),
    );
  });
});
