import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderFacets, OrderPage, OrderSelection, RestaurantOrder } from '@larder/contracts';
import request from 'supertest';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { placement, tomorrow } from './wholesale-stock.js';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await OrderDesk.open();
});

beforeEach(async () => {
  await desk.clear();
});

afterAll(async () => {
  await desk?.close();
});

describe('the list of orders', () => {
  it('the plain list has every order in the specified shape, newest first', async () => {
    const first = await desk.order(desk.withCode(2));
    const second = await desk.order(placement(desk.parts.rice));
    const list = await desk.read<RestaurantOrder[]>('', 'read-only');
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(first).toMatchObject({
      status: 'pending',
      restaurantName: 'Golden Wok 金鑊',
      phone: null,
      phoneNumber: null,
      discountCode: 'GW88',
      tier: 'tier2',
      tierName: 'Silver',
      deliveryDate: tomorrow(),
      subtotalAmount: 69.98,
      discountAmount: 7,
      totalAmount: 62.98,
    });
    expect(JSON.parse(first.orderItems)).toEqual([
      {
        id: desk.parts.pork.id,
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

  it('the plain list can be empty, and streams large results', async () => {
    expect(await desk.read('')).toEqual([]);
    await desk.order(placement(desk.parts.rice));
    await desk.parts.database.query(
      `WITH more AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n,
           'created_at', o.created_at - make_interval(mins => n)))).*
           FROM restaurant_orders.restaurant_order AS o, generate_series(1, 1200) AS n RETURNING id
       )
       INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    );
    const list = await desk.read<RestaurantOrder[]>('');
    expect(new Set(list.map(({ id }) => id)).size).toBe(1_201);
  });

  it('orders can be read in pages', async () => {
    for (let n = 0; n < 5; n++) await desk.order(placement(desk.parts.rice));
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page++) {
      const answer = await request(desk.parts.service.server)
        .get(`${ORDERS_PATH}?limit=2${cursor}`)
        .set(desk.parts.staff.admin.headers)
        .expect(200);
      seen.push(...(answer.body as RestaurantOrder[]).map(({ id }) => id));
      cursor = `&cursor=${answer.headers['x-next-cursor'] ?? ''}`;
    }
    expect(seen).toEqual((await desk.read<RestaurantOrder[]>('')).map(({ id }) => id));
    await request(desk.parts.service.server)
      .get(`${ORDERS_PATH}?cursor=nonsense`)
      .set(desk.parts.staff.admin.headers)
      .expect(400);
  });

  it('the plain list filters by status and refuses unknown ones', async () => {
    const moved = await desk.order(placement(desk.parts.rice));
    await desk.order(placement(desk.parts.rice));
    await desk.move(moved.id, 'ready').expect(200);
    expect((await desk.read<RestaurantOrder[]>('?status=ready')).map(({ id }) => id)).toEqual([moved.id]);
    expect(await desk.read('?status=cancelled')).toEqual([]);
    expect(await desk.read('?status=all')).toEqual(await desk.read(''));
    for (const wrong of ['foo', "pending' OR 1=1"]) {
      await request(desk.parts.service.server)
        .get(ORDERS_PATH)
        .query({ status: wrong })
        .set(desk.parts.staff.admin.headers)
        .expect(400);
    }
  });
});

describe("the screen's page", () => {
  it("a page's totals cover the filtered list", async () => {
    for (let n = 1; n <= 3; n++) await desk.order(placement(desk.parts.rice, { quantity: n }));
    const page = await desk.read<OrderPage>('/page?limit=2&sort=totalAmount&order=asc');
    expect(page).toMatchObject({ total: 3, totalAmount: 600, statusCounts: { pending: 3, delivered: 0 } });
    expect(page.orders.map(({ totalAmount }) => totalAmount)).toEqual([100, 200]);
    const rest = await desk.read<OrderPage>('/page?limit=2&offset=2&sort=totalAmount&order=asc');
    expect(rest.orders.map(({ totalAmount }) => totalAmount)).toEqual([300]);
  });

  it('every filter works alone and combined', async () => {
    const golden = await desk.order(desk.withCode());
    const lucky = await desk.order(
      placement(desk.parts.rice, { quantity: 6, isDelivery: true, email: 'a_b%@x.example' }),
    );
    await desk.move(lucky.id, 'confirmed').expect(200);
    const found = async (query: string): Promise<string[]> =>
      (await desk.read<OrderPage>(`/page?${query}`)).orders.map(({ id }) => id);
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
      ['status=all', only.both],
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
  ])('the order filter %p is refused', async (query) => {
    await request(desk.parts.service.server)
      .get(`${ORDERS_PATH}/page?${query}`)
      .set(desk.parts.staff.admin.headers)
      .expect(400);
  });

  it("facets list the filters' choices, and a selection resolves to its ids", async () => {
    const golden = await desk.order(desk.withCode());
    await desk.order(placement(desk.parts.rice));
    expect(await desk.read<OrderFacets>('/facets')).toEqual({
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
    expect(await desk.read<OrderSelection>('/selection?q=golden')).toEqual({
      total: 1,
      orders: [
        {
          id: golden.id,
          orderNumber: golden.orderNumber,
          restaurantName: golden.restaurantName,
          status: 'pending',
          totalAmount: golden.totalAmount,
          version: 1,
          hasCode: true,
        },
      ],
    });
  });
});

describe('the figures', () => {
  it('stats count all and pending orders and the revenue without cancelled ones', async () => {
    const cancelled = await desk.order(placement(desk.parts.rice));
    const confirmed = await desk.order(placement(desk.parts.rice));
    await desk.order(placement(desk.parts.rice));
    await desk.move(cancelled.id, 'cancelled').expect(200);
    await desk.move(confirmed.id, 'confirmed').expect(200);
    const stats = await request(desk.parts.service.server)
      .get('/api/admin/restaurant/stats')
      .set(desk.parts.staff['read-only'].headers)
      .expect(200);
    expect(stats.body).toEqual({ orders: { totalOrders: 3, pendingOrders: 1, totalRevenue: 200 } });
  });
});
