import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderLimitsInUse, RestaurantProductState } from '@larder/contracts';
import { DEFAULT_ORDER_LIMITS } from '@larder/kernel';
import type { TestService } from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersFigures } from '../src/restaurant-orders.module.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/order-limits';
const TRUSTED = '192.0.2.200';

const { database, service, replica, admin } = useRestaurantOrders({
  replica: true,
  env: { TRUSTED_ADDRESSES: TRUSTED },
});
let rice: RestaurantProductState;

beforeAll(async () => {
  const stock = new WholesaleStock(database, service);
  await stock.open();
  await stock.code();
  rice = await stock.product();
  await stock.settled();
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.order_mark, restaurant_orders.event_log');
  await save({}).expect(200);
  await database.query('TRUNCATE restaurant_orders.event_log');
});

const save = (change: object): request.Test =>
  request(service.server)
    .put(PATH)
    .set(admin.headers)
    .send({ ...DEFAULT_ORDER_LIMITS, ...change });
const read = async (): Promise<OrderLimitsInUse> =>
  (await request(service.server).get(PATH).set(admin.headers).expect(200)).body as OrderLimitsInUse;

/** Each order comes from a new address, unless one is given. */
let turn = 0;
const order = ({
  address,
  phone,
  key,
  code,
  at = service,
}: Partial<Record<'address' | 'phone' | 'key' | 'code', string>> & { at?: TestService } = {}): request.Test => {
  const test = request(at.server)
    .post('/api/restaurant/order')
    .set('x-forwarded-for', address ?? `203.0.113.${(turn += 1)}`)
    .send(
      placement(rice, {
        ...(phone === undefined ? {} : { phone }),
        ...(code === undefined ? {} : { discountCode: code, totalAmount: 31.49 }),
      }),
    );
  return key === undefined ? test : test.set('idempotency-key', key);
};
const statusesOf = async (tests: readonly (() => request.Test)[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const test of tests) statuses.push((await test()).status);
  return statuses;
};
const pass = async (interval: string): Promise<void> =>
  void (await database.query(`UPDATE restaurant_orders.order_mark SET at = at - interval '${interval}'`));

describe('a flood of orders', () => {
  it('orders placed while the clock was ahead do not count towards the limits after it is corrected', async () => {
    await save({ phoneMinute: 1, networkMinute: 1 }).expect(200);
    const [phone, address] = ['604-555-0199', '203.0.113.250'];
    expect(await statusesOf([() => order({ phone, address }), () => order({ phone, address })])).toEqual([201, 429]);
    await pass('-1 day');
    expect((await order({ phone, address })).status).toBe(201);
  });

  it('orders of one phone number are limited, however it is written, from any address and on any replica', async () => {
    await save({ phoneMinute: 2 }).expect(200);
    const phones = ['604-555-0100', '+1 (604) 555 0100'];
    expect(await statusesOf(phones.map((phone) => () => order({ phone })))).toEqual([201, 201]);
    const refused = await order({ phone: '6045550100', at: replica }).expect(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body.message).toBe(
      'Too many orders were placed with this phone number. Please try again in a minute, or call the store.',
    );
    expect((await order({ phone: '604-555-0199' })).status).toBe(201);
    await pass('61 seconds');
    expect((await order({ phone: '604-555-0100' })).status).toBe(201);
  });

  it('orders of one IPv6 /48 are limited by the hour across its networks, and others can still order', async () => {
    await save({ networkMinute: 2, networkHour: 3 }).expect(200);
    const from = (address: string) => () => order({ address });
    expect(await statusesOf([from('2001:db8:1:2::1'), from('2001:db8:1:3::2')])).toEqual([201, 201]);
    await pass('5 minutes');
    expect(await statusesOf([from('2001:db8:1:4::3'), from('2001:db8:1:5::4'), from('2001:db8:2:3::4')])).toEqual([
      201, 429, 201,
    ]);
  });

  it('orders beyond the total are refused, which is recorded once', async () => {
    await save({ totalMinute: 2 }).expect(200);
    expect(await statusesOf(Array.from({ length: 4 }, () => () => order()))).toEqual([201, 201, 429, 429]);
    const reached = await database.query<{ after: object }>(
      `SELECT after FROM restaurant_orders.event_log WHERE type = 'order-limits.reached'`,
    );
    expect(reached).toEqual([{ after: { address: expect.any(String), whose: 'total', within: 'minute' } }]);
  });

  it('a flood by everyone, or with its phone number, does not lock out a restaurant with its code', async () => {
    await save({ totalMinute: 2, phoneMinute: 2, networkMinute: 1 }).expect(200);
    const phone = '604-555-0100';
    expect(await statusesOf(Array.from({ length: 3 }, () => () => order({ phone })))).toEqual([201, 201, 429]);
    const coded = () => order({ phone, address: '198.51.100.9', code: 'GW88' });
    expect(await statusesOf([coded, coded])).toEqual([201, 429]);
    expect((await order({ phone, code: 'ZZZZ' })).status).toBe(429);
  });

  it('a repeated order gets its first answer and does not count', async () => {
    await save({ networkMinute: 1 }).expect(200);
    const again = () => order({ address: '198.51.100.1', key: 'one' });
    const first = (await again().expect(201)).body as object;
    expect((await again().expect(201)).body).toEqual(first);
    await order({ address: '198.51.100.1', key: 'two' }).expect(429);
    expect((await again().expect(201)).body).toEqual(first);
    expect((await read()).ordersOfHour).toBe(1);
  });

  it('a trusted address can order without limit', async () => {
    await save({ networkMinute: 1, totalMinute: 1 }).expect(200);
    const trusted = () => order({ address: TRUSTED, phone: '604-555-0100' });
    expect(await statusesOf([trusted, trusted, trusted, () => order(), trusted])).toEqual([201, 201, 201, 201, 201]);
  });

  it('the used share of the total is reported for the alert', async () => {
    await save({ totalMinute: 5 }).expect(200);
    await statusesOf(Array.from({ length: 4 }, () => () => order()));
    const [measures] = await database.query<object>(service.get(RestaurantOrdersFigures).measuresQuery);
    expect(measures).toEqual({ untoldCodes: 1, orderLimitUsed: 80 });
  });
});

describe('the limits of orders', () => {
  it('order limits begin with defaults, and a change is saved and logged once, with their usage', async () => {
    expect(await read()).toEqual({ ...DEFAULT_ORDER_LIMITS, ordersOfMinute: 0, ordersOfHour: 0 });
    await order().expect(201);
    await save({ phoneHour: 30 }).expect(200);
    await save({ phoneHour: 30 }).expect(200);
    expect(await read()).toMatchObject({ phoneHour: 30, networkHour: 60, ordersOfMinute: 1, ordersOfHour: 1 });
    const logged = await database.query<{ before: object; after: object }>(
      `SELECT before, after FROM restaurant_orders.event_log WHERE type = 'order-limits.updated'`,
    );
    expect(logged).toEqual([{ before: DEFAULT_ORDER_LIMITS, after: { ...DEFAULT_ORDER_LIMITS, phoneHour: 30 } }]);
  });

  it.each([
    [{ totalMinute: 3_000 }, 'The hourly limit must not be lower than the limit per minute.'],
    [{ phoneMinute: 0 }, 'phoneMinute must be a whole number from 1 to 99999.'],
    [{ networkHour: 1.5 }, 'networkHour must be a whole number from 1 to 99999.'],
  ])('the order limits %j are refused', async (change, sentence) => {
    expect((await save(change).expect(400)).body.message).toBe(sentence);
  });
});
