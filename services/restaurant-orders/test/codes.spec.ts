import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountCodeState, DiscountedProducts, RestaurantProductState } from '@larder/contracts';
import { startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import request from 'supertest';
import { CodeCheck } from '../src/codes/code-check.js';
import { CodeRefusals } from '../src/codes/code-refusals.js';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const NOT_VALID = {
  valid: false,
  message: 'This discount code is not valid.',
  restaurantName: null,
  contactPerson: null,
  email: null,
  phone: null,
  tier: null,
  tierName: null,
  discountPercentage: 0,
};

let database: TestDatabase;
let service: TestService;
let stock: WholesaleStock;
let code: DiscountCodeState;
let pork: RestaurantProductState;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService(
    (each) => RestaurantOrdersModule.for(each),
    testConfig('restaurant-orders', database),
  );
  stock = new WholesaleStock(database, service);
  await stock.open();
  code = await stock.code();
  await stock.code({ code: 'OFF1', active: false });
  pork = await stock.product();
  await stock.product({ name: 'Rice', discountTags: ['tier0', 'tier1'], displayOrder: 1 });
  await stock.product({ name: 'Net price', discountTags: [], displayOrder: 2 });
  await stock.product({ name: 'Old', active: false });
  await stock.settled();
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.code_budget, restaurant_orders.code_refusal');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const validate = (text: unknown): request.Test =>
  request(service.server).post('/api/restaurant/validate-code').send({ code: text });
const products = (text: string): request.Test =>
  request(service.server).get(`/api/restaurant/products-with-discount/${encodeURIComponent(text)}`);

describe('a code', () => {
  it.each(['GW88', 'gw88', ' gw 88 '])('the code %p is recognized', async (text) => {
    const answer = await validate(text).expect(200).expect('cache-control', 'no-store');
    expect(answer.body).toEqual({
      valid: true,
      message: 'Welcome, Golden Wok 金鑊!',
      restaurantName: 'Golden Wok 金鑊',
      contactPerson: 'Ms Lau',
      email: 'lau@example.com',
      phone: null,
      tier: 'tier2',
      tierName: 'Silver',
      discountPercentage: 0.1,
    });
  });

  it.each(['ZZZZ', 'OFF1', '', 'GW8', 'GW888', '____', '%%%%', 'ＧＷ８８', '🍜🍜🍜🍜', "' OR"])(
    '%p gets the one answer for codes that are none',
    async (text) => {
      expect((await validate(text).expect(200)).body).toEqual(NOT_VALID);
      expect((await products(text === '' ? ' ' : text).expect(404)).body).toMatchObject({
        message: 'This discount code is not valid.',
      });
    },
  );

  it.each([[['GW88']], [{}], [null], [5], ['GW88\0'], ['x'.repeat(41)]])(
    '%j is no text and is refused',
    async (text) => {
      expect((await validate(text)).status).toBe(400);
    },
  );

  it('prices with a code follow its tier', async () => {
    const list = (await products('gw88').expect(200).expect('cache-control', 'no-store')).body as DiscountedProducts;
    expect(list.products).toHaveLength(3);
    expect(list.products).toMatchObject([
      {
        name: 'Pork belly 五花肉',
        originalPrice: 34.99,
        discountedPrice: 31.49,
        hasDiscount: true,
        discountPercentage: 0.1,
        appliedTier: 'tier2',
        appliedTierName: 'Silver',
        customerTier: 'tier2',
        isFullTierMatch: true,
      },
      {
        name: 'Rice',
        appliedTier: 'tier1',
        appliedTierName: 'Bronze',
        discountPercentage: 0.07,
        isFullTierMatch: false,
      },
      {
        name: 'Net price',
        appliedTier: null,
        appliedTierName: null,
        hasDiscount: false,
        originalPrice: 34.99,
        discountedPrice: 34.99,
      },
    ]);
  });

  it('a deactivated or deleted code is invalid in every call', async () => {
    const other = await stock.code({ code: 'NEW2' });
    await stock.settled();
    expect((await validate('NEW2').expect(200)).body).toMatchObject({ valid: true });
    await stock.changeCode(other, { active: false });
    await stock.settled();
    expect((await validate('NEW2').expect(200)).body).toEqual(NOT_VALID);
    await stock.changeCode(other, { active: true });
    await stock.deleteCode(other);
    await stock.settled();
    await products('NEW2').expect(404);
  });
});

describe('the budget against guessing', () => {
  it('after ten wrong codes a minute, every code is refused in every call', async () => {
    for (let guess = 0; guess < 4; guess++) await validate('ZZZZ').expect(200);
    for (let guess = 0; guess < 3; guess++) await products('ZZZZ').expect(404);
    const order = placement(pork, { discountCode: 'ZZZZ' });
    for (let guess = 0; guess < 3; guess++)
      await request(service.server).post('/api/restaurant/order').send(order).expect(409);
    const refused = await validate('ZZZZ').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((refused.body as { message: string }).message).toBe(
      'Too many codes were tried. Please wait a minute and try again.',
    );
    await validate('GW88').expect(429);
    await products('GW88').expect(429);
    // Orders without a code are nobody's guess.
    await request(service.server).post('/api/restaurant/order').send(placement(pork)).expect(201);
  });

  it('throttled guesses are recorded once for a minute and once for the day', async () => {
    await database.query('TRUNCATE restaurant_orders.event_log');
    const throttled = async () =>
      await database.query<object>(
        `SELECT subject, after FROM restaurant_orders.event_log WHERE type = 'discount-code.throttled' ORDER BY number`,
      );
    const after = { address: expect.any(String), whose: 'address', until: expect.stringMatching(/^\d{4}-.*Z$/) };
    for (let guess = 0; guess < 25; guess++) await validate('ZZZZ');
    expect(await throttled()).toEqual([{ subject: expect.stringMatching(/^address:/), after }]);
    await database.query(
      `UPDATE restaurant_orders.code_budget SET minute_started_at = now() - interval '61 seconds', day_tries = 60`,
    );
    for (let guess = 0; guess < 25; guess++) await validate('ZZZZ');
    expect(await throttled()).toHaveLength(2);
  });

  it('of a hundred concurrent guesses ten are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => validate('ZZZZ')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('the budget resets after a minute and refunds right codes', async () => {
    for (let guess = 0; guess < 11; guess++) await validate('ZZZZ');
    await database.query(`UPDATE restaurant_orders.code_budget SET minute_started_at = now() - interval '61 seconds'`);
    for (let check = 0; check < 30; check++) expect((await validate(code.code)).status).toBe(200);
  });

  it('the shared budget covers all addresses except known ones', async () => {
    await validate('GW88').expect(200);
    await database.query(
      `UPDATE restaurant_orders.code_budget SET day_tries = 600, day_started_at = now() WHERE key = 'everyone'`,
    );
    await validate('GW88').expect(200);
    await database.query(`UPDATE restaurant_orders.code_budget SET known_until = null`);
    expect((await validate('GW88').expect(429)).body).toMatchObject({
      message: 'Too many codes were tried. Please call the store.',
    });
  });

  it('an address beyond its own limit does not charge the shared budget', async () => {
    for (let burst = 0; burst < 3; burst++) await Promise.all(Array.from({ length: 40 }, () => validate('ZZZZ')));
    const [everyone] = await database.query<{ tries: number }>(
      `SELECT day_tries AS tries FROM restaurant_orders.code_budget WHERE key = 'everyone'`,
    );
    expect(everyone?.tries).toBe(10);
    expect(await service.get(CodeCheck).find('GW88', '198.51.100.7')).toMatchObject({ code: 'GW88' });
  });

  it('a known address gets no extra concurrent guesses', async () => {
    await stock.code({ code: 'NEW3' });
    await stock.settled();
    await validate('GW88').expect(200);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, each) => validate(each === 99 ? 'NEW3' : 'ZZZZ')),
    );
    expect(guesses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
    await validate('NEW3').expect(429);
  });

  it('an address can always use a code it has used before', async () => {
    await validate('GW88').expect(200);
    for (let guess = 0; guess < 11; guess++) await validate('ZZZZ');
    await validate('GW88').expect(200);
    const order = placement(pork, { discountCode: 'GW88', totalAmount: 31.49 });
    await request(service.server).post('/api/restaurant/order').send(order).expect(201);
  });

  it('an address is known for thirty days after its last right code', async () => {
    await validate('GW88').expect(200);
    await database.query(`UPDATE restaurant_orders.code_budget SET known_until = now() + interval '1 day'`);
    await validate('GW88').expect(200);
    const [row] = await database.query<{ known: boolean }>(
      `SELECT known_until > now() + interval '29 days' AS known FROM restaurant_orders.code_budget
        WHERE key LIKE 'address:%'`,
    );
    expect(row?.known).toBe(true);
  });

  it('wrong codes are one event per address and minute, without the codes', async () => {
    for (let guess = 0; guess < 3; guess++) await validate('ZZZZ').expect(200);
    await database.query(`UPDATE restaurant_orders.code_refusal SET minute = minute - interval '1 minute'`);
    await service.get(CodeRefusals).report();
    const events = await database.query<{ after: object }>(
      `SELECT after FROM restaurant_orders.event_log WHERE type = 'discount-code.refused'`,
    );
    expect(events).toEqual([{ after: { address: '127.0.0.1', minute: expect.any(String), count: 3 } }]);
  });
});
