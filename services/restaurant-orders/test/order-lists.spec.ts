import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  OrderFacets,
  OrderPage,
  OrderSelection,
  PlacedOrder,
  RestaurantOrder,
  RestaurantProductState,
} from '@larder/contracts';
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
import { placement, tomorrow, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';

let database: TestDatabase;
let service: TestService;
let stock: WholesaleStock;
let staff: Record<'admin' | 'order' | 'read-only', SignedInStaff>;
let pork: RestaurantProductState;
let rice: RestaurantProductState;

beforeAll(async () => {
  database = await TestDatabase.create();
  const config = testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' });
  service = await startTestService((each) => RestaurantOrdersModule.for(each), config);
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product();
  rice = await stock.product({ name: 'Rice', category: 'Rice & Noodles', pricePerUnitCents: 10_000 });
  await stock.code();
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

describe('the list of orders', () => {
  it('is every order, the newest first, as the specification shapes it', async () => {
    const first = await order(withCode(2));
    const second = await order(placement(rice));
    const list = await read<RestaurantOrder[]>('', 'read-only');
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(first).toMatchObject({
      status: 'pending',
      restaurantName: 'Golden Wok 金鑊',
      phone: null,
      phoneNumber: null,
      discountCode: 'GW88',
      tier: 'tier2',
      deliveryDate: tomorrow(),
      subtotalAmount: 69.98,
      discountAmount: 7,
      totalAmount: 62.98,
    });
    expect(JSON.parse(first.orderItems)).toEqual([
      {
        id: pork.id,
        name: 'Pork belly 五花肉',
        category: 'Proteins',
        unit: 'box',
        quantity: 2,
        pricePerUnit: 34.99,
        discountPercentage: 0.1,
        discountAmount: 7,
      },
    ]);
  });

  it('is an empty list when there are none, and streams beyond what is read at once', async () => {
    expect(await read('')).toEqual([]);
    await order(placement(rice));
    await database.query(
      `WITH more AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n,
           'created_at', o.created_at - make_interval(mins => n)))).*
           FROM restaurant_orders.restaurant_order AS o, generate_series(1, 1200) AS n RETURNING id
       )
       INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    );
    const list = await read<RestaurantOrder[]>('');
    expect(new Set(list.map(({ id }) => id)).size).toBe(1_201);
  });

  it('can be had in pages', async () => {
    for (let n = 0; n < 5; n++) await order(placement(rice));
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page++) {
      const answer = await request(service.server).get(`${PATH}?limit=2${cursor}`).set(staff.admin.headers).expect(200);
      seen.push(...(answer.body as RestaurantOrder[]).map(({ id }) => id));
      cursor = `&cursor=${answer.headers['x-next-cursor'] ?? ''}`;
    }
    expect(seen).toEqual((await read<RestaurantOrder[]>('')).map(({ id }) => id));
    await request(service.server).get(`${PATH}?cursor=nonsense`).set(staff.admin.headers).expect(400);
  });

  it('narrows to a status, and refuses one that is none', async () => {
    const moved = await order(placement(rice));
    await order(placement(rice));
    await move(moved.id, 'ready').expect(200);
    expect((await read<RestaurantOrder[]>('?status=ready')).map(({ id }) => id)).toEqual([moved.id]);
    expect(await read('?status=cancelled')).toEqual([]);
    for (const wrong of ['foo', "pending' OR 1=1"]) {
      await request(service.server).get(PATH).query({ status: wrong }).set(staff.admin.headers).expect(400);
    }
  });
});

describe("the screen's page", () => {
  it('counts and adds up the filtered list, not the page', async () => {
    for (let n = 1; n <= 3; n++) await order(placement(rice, { quantity: n }));
    const page = await read<OrderPage>('/page?limit=2&sort=totalAmount&order=asc');
    expect(page).toMatchObject({ total: 3, totalAmount: 600, statusCounts: { pending: 3, delivered: 0 } });
    expect(page.orders.map(({ totalAmount }) => totalAmount)).toEqual([100, 200]);
    const rest = await read<OrderPage>('/page?limit=2&offset=2&sort=totalAmount&order=asc');
    expect(rest.orders.map(({ totalAmount }) => totalAmount)).toEqual([300]);
  });

  it('is narrowed by every filter, alone and together', async () => {
    const golden = await order(withCode());
    const lucky = await order(placement(rice, { quantity: 6, isDelivery: true, email: 'a_b%@x.example' }));
    await move(lucky.id, 'confirmed').expect(200);
    const found = async (query: string): Promise<string[]> =>
      (await read<OrderPage>(`/page?${query}`)).orders.map(({ id }) => id);
    const only = { golden: [golden.id], lucky: [lucky.id], both: [lucky.id, golden.id], none: [] };
    const cases: [string, string[]][] = [
      ['q=GOLDEN', only.golden],
      ['q=ms%20lau', only.golden],
      ['q=a_b%25', only.lucky],
      ['q=%25', only.lucky],
      [`q=${golden.orderNumber.slice(7).toLowerCase()}`, only.golden],
      ['q=golden&search=lucky', only.none],
      ['status=pending', only.golden],
      ['status=pending,confirmed', only.both],
      ['minTotal=600', only.lucky],
      ['maxTotal=599.99', only.golden],
      [`deliveryFrom=${tomorrow()}&deliveryTo=${tomorrow()}`, only.both],
      ['deliveryFrom=2030-01-01', only.none],
      ['restaurant=Lucky%20Noodle', only.lucky],
      ['restaurant=Lucky%20Noodle&restaurant=Nobody', only.lucky],
      ['category=Proteins', only.golden],
      ['category=Proteins&category=Rice%20%26%20Noodles', only.both],
      ['dateFilterType=today', only.both],
      ['dateFilterType=yesterday', only.none],
      ['dateFilterType=year&year=2020', only.none],
      ['status=confirmed&category=Proteins', only.none],
    ];
    for (const [query, ids] of cases) expect([query, await found(query)]).toEqual([query, ids]);
  });

  it.each([
    'status=foo',
    'minTotal=-1',
    'quarter=5&dateFilterType=quarter',
    'month=13',
    'dateFilterType=custom',
    'limit=0',
    'sort=total',
  ])('refuses %p', async (query) => {
    await request(service.server).get(`${PATH}/page?${query}`).set(staff.admin.headers).expect(400);
  });

  it('knows what filters can choose from, and everything that a selection means', async () => {
    const golden = await order(withCode());
    await order(placement(rice));
    expect(await read<OrderFacets>('/facets')).toEqual({
      restaurants: [
        { name: 'Golden Wok 金鑊', orders: 1 },
        { name: 'Lucky Noodle', orders: 1 },
      ],
      categories: [
        { name: 'Proteins', orders: 1 },
        { name: 'Rice & Noodles', orders: 1 },
      ],
      maxTotalAmount: 100,
    });
    expect(await read<OrderSelection>('/selection?q=golden')).toEqual({
      total: 1,
      orders: [
        {
          id: golden.id,
          orderNumber: golden.orderNumber,
          restaurantName: golden.restaurantName,
          status: 'pending',
          totalAmount: golden.totalAmount,
          hasCode: true,
        },
      ],
    });
  });
});

describe('the figures', () => {
  it('count every order, the pending ones, and the revenue of those that were not cancelled', async () => {
    const cancelled = await order(placement(rice));
    const confirmed = await order(placement(rice));
    await order(placement(rice));
    await move(cancelled.id, 'cancelled').expect(200);
    await move(confirmed.id, 'confirmed').expect(200);
    const stats = await request(service.server)
      .get('/api/admin/restaurant/stats')
      .set(staff['read-only'].headers)
      .expect(200);
    expect(stats.body).toEqual({ orders: { totalOrders: 3, pendingOrders: 1, totalRevenue: 200 } });
  });
});
