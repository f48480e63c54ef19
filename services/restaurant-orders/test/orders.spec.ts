import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  DiscountCodeState,
  OrderHistory,
  OrderPage,
  PlacedOrder,
  RestaurantOrder,
  RestaurantProductState,
} from '@larder/contracts';
import { ORDER_STATUSES, type OrderStatus } from '@larder/kernel';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';
const NOBODY = '0197a3c0-0000-7000-8000-00000000ffff';

let database: TestDatabase;
let service: TestService;
let stock: WholesaleStock;
let staff: Record<'admin' | 'order' | 'read-only', SignedInStaff>;
let pork: RestaurantProductState;
let rice: RestaurantProductState;
let code: DiscountCodeState;

beforeAll(async () => {
  database = await TestDatabase.create();
  const config = testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' });
  service = await startTestService((each) => RestaurantOrdersModule.for(each), config);
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product();
  rice = await stock.product({ name: 'Rice', category: 'Rice & Noodles', pricePerUnitCents: 10_000 });
  code = await stock.code();
  await stock.settled();
  staff = {
    admin: await signIn(database, 'admin'),
    order: await signIn(database, 'order'),
    'read-only': await signIn(database, 'read-only'),
  };
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.restaurant_order, restaurant_orders.event_log CASCADE');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

type Who = keyof typeof staff;

const read = async <T>(path: string, who: Who = 'admin'): Promise<T> =>
  (await request(service.server).get(`${PATH}${path}`).set(staff[who].headers).expect(200)).body as T;
const move = (id: string, status: string, who: Who = 'admin', more: object = {}): request.Test =>
  request(service.server)
    .patch(`${PATH}/${id}/status`)
    .set(staff[who].headers)
    .send({ status, ...more });
const remove = (id: string, who: Who = 'admin'): request.Test =>
  request(service.server).delete(`${PATH}/${id}`).set(staff[who].headers);

async function order(body: object): Promise<RestaurantOrder> {
  const placed = await request(service.server).post('/api/restaurant/order').send(body).expect(201);
  const { orderNumber } = placed.body as PlacedOrder;
  const { orders } = await read<OrderPage>(`/page?q=${orderNumber}`);
  if (!orders[0]) throw new Error('The order is not listed.');
  return orders[0];
}

const withCode = (quantity = 1): object => {
  const before = 34.99 * quantity;
  return placement(pork, { quantity, discountCode: 'GW88', totalAmount: before - Math.round(before * 10) / 100 });
};

describe('a status', () => {
  it('moves anywhere for administrators, one step for the order role, nowhere for readers', async () => {
    const { id } = await order(placement(rice));
    await move(id, 'confirmed', 'read-only').expect(403);
    await move(id, 'preparing', 'order').expect(403);
    await move(id, 'cancelled', 'order').expect(403);
    for (const step of ['confirmed', 'preparing', 'ready', 'delivered']) {
      expect((await move(id, step, 'order').expect(200)).body).toMatchObject({ status: step });
    }
    expect((await move(id, 'ready', 'order').expect(403)).body).toMatchObject({
      message: 'Only an administrator may move an order from delivered to ready.',
    });
    for (const status of ORDER_STATUSES) await move(id, status).expect(200);
  });

  it('that is none, or of no order, is refused', async () => {
    const { id } = await order(placement(rice));
    expect((await move(id, 'foo')).status).toBe(400);
    expect((await move(NOBODY, 'ready')).status).toBe(404);
  });

  it('that somebody else has moved on is told with the order as it is', async () => {
    const { id, version } = await order(placement(rice));
    await move(id, 'confirmed', 'admin', { version }).expect(200);
    const late = await move(id, 'cancelled', 'admin', { version }).expect(409);
    expect(late.body).toMatchObject({
      message: 'The order is confirmed by now.',
      current: { id, status: 'confirmed' },
    });
  });

  it('is one event however often it is sent at once, and history says who', async () => {
    const { id } = await order(placement(rice));
    await Promise.all(Array.from({ length: 20 }, () => move(id, 'delivered').expect(200)));
    const { entries } = await read<OrderHistory>(`/${id}/history`);
    expect(entries).toMatchObject([
      { by: null, from: null, to: 'pending' },
      { by: expect.any(String), from: 'pending', to: 'delivered' },
    ]);
  });
});

describe('deleting', () => {
  it.each<[OrderStatus, boolean, number]>([
    ['delivered', true, 1],
    ['delivered', false, 0],
    ['ready', true, 0],
  ])('a %s order (with a code: %p) takes %d purchases along', async (status, code_, purchases) => {
    const { id } = await order(code_ ? withCode() : placement(rice));
    await move(id, status).expect(200);
    await remove(id, 'order').expect(403);
    expect((await remove(id).expect(200)).body).toEqual({
      message: 'Order deleted successfully',
      details: { ordersDeleted: 1, purchasesDeleted: purchases },
    });
    await request(service.server).get(`${PATH}/${id}`).set(staff.admin.headers).expect(404);
  });

  it('ten times at once deletes once', async () => {
    const { id } = await order(placement(rice));
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });
});

describe('an order', () => {
  it('keeps names, prices and tier when all of them change afterwards', async () => {
    const before = await order(withCode());
    await stock.changeProduct(pork, { name: 'Other', pricePerUnitCents: 1 });
    await stock.changeCode(code, { tier: 'tier0', restaurantName: 'Other' });
    await stock.settled();
    expect(await read<RestaurantOrder>(`/${before.id}`)).toEqual(before);
    await stock.changeProduct(pork, {});
    await stock.changeCode(code, {});
    await stock.settled();
  });
});
