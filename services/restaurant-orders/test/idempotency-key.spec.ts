import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@larder/contracts';
import request from 'supertest';
import { OrderDesk } from './order-desk.js';
import { placement } from './wholesale-stock.js';

let desk: OrderDesk;
let database: OrderDesk['parts']['database'];
let stock: OrderDesk['parts']['stock'];
let pork: OrderDesk['parts']['pork'];

beforeAll(async () => {
  desk = await OrderDesk.open();
  ({ database, stock, pork } = desk.parts);
});

beforeEach(async () => {
  await desk.clear();
  await database.query('TRUNCATE restaurant_orders.idempotency_answer');
});

afterAll(async () => {
  await desk?.close();
});

const send = (body: object, key?: string, store?: string): request.Test => {
  const sent = request(desk.parts.service.server).post('/api/restaurant/order').query({ store });
  return (key === undefined ? sent : sent.set('idempotency-key', key)).send(body);
};

const orders = async (): Promise<unknown[]> =>
  await database.query('SELECT id FROM restaurant_orders.restaurant_order');

describe('an Idempotency-Key', () => {
  it('20 keys sent ten times concurrently make 20 orders', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, sent) => {
        const answer = await send(placement(pork), `key-${sent % 20}`);
        expect(answer.status).toBe(201);
        return `${sent % 20} ${(answer.body as PlacedOrder).orderNumber}`;
      }),
    );
    expect(new Set(answers).size).toBe(20);
    expect(await orders()).toHaveLength(20);
  });

  it('a repeated key returns the first answer even after price changes', async () => {
    const rice = await stock.product({ name: 'Rice', pricePerUnitCents: 1_000 });
    await stock.settled();
    const first = (await send(placement(rice), 'kept').expect(201)).body as PlacedOrder;
    await stock.changeProduct(rice, { pricePerUnitCents: 2_000 });
    await stock.settled();
    expect((await send(placement(rice), 'kept').expect(201)).body).toEqual(first);
    await send(placement(rice)).expect(409);
    expect(await orders()).toHaveLength(1);
  });

  it('a repeated key accepts the same order with fields in another order', async () => {
    const body = placement(pork);
    const first = (await send(body, 'turned').expect(201)).body as PlacedOrder;
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    expect((await send(turned, 'turned').expect(201)).body).toEqual(first);
  });

  it('a key of another order is refused', async () => {
    await send(placement(pork), 'same').expect(201);
    const answer = await send(placement(pork, { notes: 'more' }), 'same').expect(409);
    expect((answer.body as { message: string }).message).toBe(
      'This order was already sent with different contents. Please reload the page.',
    );
    expect(await orders()).toHaveLength(1);
  });

  it('a key is one order in the whole chain, even after another store became the default', async () => {
    const body = placement(pork);
    const first = (await send(body, 'moved').expect(201)).body as PlacedOrder;
    await database.query(
      `INSERT INTO restaurant_orders.store_copy
       SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'slug', 'second', 'is_default', false))).*
         FROM restaurant_orders.store_copy AS s WHERE is_default`,
    );
    try {
      await database.query(`UPDATE restaurant_orders.store_copy SET is_default = false WHERE is_default;
        UPDATE restaurant_orders.store_copy SET is_default = true WHERE slug = 'second'`);
      expect((await send(body, 'moved').expect(201)).body).toEqual(first);
      expect(await orders()).toHaveLength(1);
    } finally {
      await database.query(`DELETE FROM restaurant_orders.store_copy WHERE slug = 'second';
        UPDATE restaurant_orders.store_copy SET is_default = true`);
    }
  });

  it('a key of an order at a named store is refused at another, and keys of the previous release are known', async () => {
    const body = placement(pork);
    await database.query(
      `INSERT INTO restaurant_orders.store_copy
       SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'slug', 'second', 'is_default', false))).*
         FROM restaurant_orders.store_copy AS s WHERE is_default`,
    );
    try {
      const first = (await send(body, 'named', 'main').expect(201)).body as PlacedOrder;
      expect((await send(body, 'named', 'main').expect(201)).body).toEqual(first);
      await send(body, 'named', 'second').expect(409);
      // The previous release stored the hash of an order without a store.
      const earlier = (await send(body, 'earlier').expect(201)).body as PlacedOrder;
      expect((await send(body, 'earlier', 'main').expect(201)).body).toEqual(earlier);
      await send(body, 'earlier', 'second').expect(409);
      expect(await orders()).toHaveLength(2);
    } finally {
      await database.query(`DELETE FROM restaurant_orders.restaurant_order WHERE store_id IN
          (SELECT id FROM restaurant_orders.store_copy WHERE slug = 'second');
        DELETE FROM restaurant_orders.store_copy WHERE slug = 'second'`);
    }
  });

  it.each(['a b', 'x'.repeat(101)])('the key %p is refused', async (key) => {
    await send(placement(pork), key).expect(400);
    expect(await orders()).toEqual([]);
  });
});
