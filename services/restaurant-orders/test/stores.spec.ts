import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoreState } from '@larder/contracts';
import request from 'supertest';
import { OrderDesk } from './order-desk.js';
import { placement, STORE_ID } from './wholesale-stock.js';

let desk: OrderDesk;
let second: StoreState;

beforeAll(async () => {
  desk = await OrderDesk.open();
  second = await desk.parts.stock.otherStore({});
});

afterAll(async () => {
  await desk?.close();
});

const order = (store?: string): request.Test =>
  request(desk.parts.service.server)
    .post('/api/restaurant/order')
    .query({ store })
    .send(placement(desk.parts.pork, { discountCode: undefined }));
const validate = (store?: string): request.Test =>
  request(desk.parts.service.server).post('/api/restaurant/validate-code').query({ store }).send({ code: 'GW88' });
const discounted = (store?: string): request.Test =>
  request(desk.parts.service.server).get('/api/restaurant/products-with-discount/GW88').query({ store });

const storesOfOrders = async (): Promise<string[]> => {
  const rows = await desk.parts.database.query<{ store_id: string }>(
    'SELECT store_id FROM restaurant_orders.restaurant_order ORDER BY created_at',
  );
  return rows.map(({ store_id: id }) => id);
};

describe('a store beside the default one', () => {
  it('a new store takes orders at once, and the default store takes those without a store', async () => {
    await order('second').expect(201);
    await order().expect(201);
    expect(await storesOfOrders()).toEqual([second.id, STORE_ID]);
    expect((await validate('second').expect(200)).body).toEqual((await validate().expect(200)).body);
    expect((await discounted('second').expect(200)).body).toEqual((await discounted().expect(200)).body);
  });

  it('an unknown store is a 404, before the code is checked', async () => {
    const answers = await Promise.all([order('nowhere'), validate('nowhere'), discounted('nowhere')]);
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'This store does not take orders. Please choose another store.'],
      [404, 'Store not found.'],
      [404, 'Store not found.'],
    ]);
  });

  it('a store is found by its former short name', async () => {
    second = await desk.parts.stock.otherStore({ ...second, slug: 'renamed', formerSlugs: ['second'] });
    await order('second').expect(201);
    expect((await storesOfOrders()).at(-1)).toBe(second.id);
    await validate('renamed').expect(200);
  });

  it('a closed store takes no orders until it is reopened', async () => {
    const count = (await storesOfOrders()).length;
    second = await desk.parts.stock.otherStore({ ...second, active: false });
    const answers = [
      await order('renamed'),
      await order('second'),
      await validate('renamed'),
      await discounted('second'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { active: _active, ...open } = second;
    await desk.parts.stock.otherStore(open);
    await order('renamed').expect(201);
    expect(await storesOfOrders()).toHaveLength(count + 1);
  });
});
