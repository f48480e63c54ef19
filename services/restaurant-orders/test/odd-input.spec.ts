import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderHistory, OrderPage, PlacedOrder, RestaurantOrder, RestaurantProductState } from '@larder/contracts';
import { LIMITS, MAX_PRICE_CENTS } from '@larder/kernel';
import request from 'supertest';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';

const { database, service, admin } = useRestaurantOrders({ env: { TRUSTED_ADDRESSES: '127.0.0.1' } });
let stock: WholesaleStock;
let pork: RestaurantProductState;
let order: RestaurantOrder;

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product();
  await stock.settled();
  order = await place(placement(pork, { restaurantName: 'Café ÉTOILE' }));
});

const get = (path: string): request.Test => request(service.server).get(`${PATH}${path}`).set(admin.headers);

async function place(body: object): Promise<RestaurantOrder> {
  const placed = await request(service.server).post('/api/restaurant/order').send(body).expect(201);
  const { orders } = (await get(`/page?q=${(placed.body as PlacedOrder).orderNumber}`).expect(200)).body as OrderPage;
  if (!orders[0]) throw new Error('The order is not listed.');
  return orders[0];
}

describe('a query that makes no sense', () => {
  it.each([
    '?status=pending&status=ready',
    '?status[]=pending',
    '?limit=1&limit=2',
    '?cursor=x&cursor=y',
    '?limit=1&cursor=MA',
    '/page?q[]=x',
    '/page?q=x&q=y',
    '/page?q=%00',
    '/page?q=%ED%A0%80',
    '/page?offset=99999999999999999999',
    '/page?offset=-1',
    '/page?minTotal=1&minTotal=2',
    '/page?minTotal=1e5',
    '/page?deliveryFrom=0000-01-01',
    '/page?deliveryTo=9999-12-31',
    '/page?dateFilterType=custom&endDate=9999-12-31',
    '/page?dateFilterType=custom&startDate=0000-01-01',
    '/page?dateFilterType=custom&startDate=0001-01-01',
    '/page?dateFilterType=month&month=1&month=2',
    '/page?restaurant=%00',
    '/page?restaurant[a]=b',
    '/selection?dateFilterType=custom&endDate=9999-12-31',
    '/export/csv?dateFilterType=custom&endDate=9999-12-31',
    '/export/csv?job=1',
    '/export/csv?orderNumber=a&orderNumber=b',
    '/export/bulk?orderIds=a&format=csv',
    '/export/bulk?orderIds=,&format=csv',
    '/export/bulk?format[]=csv',
  ])('%s is refused or finds nothing without a 5xx', async (query) => {
    const { status } = await get(query);
    expect([200, 400, 404]).toContain(status);
  });

  it.each(['x y', 'x'.repeat(101), 'a\u00ff', 'a\tb'])('a key %j is refused', async (key) => {
    const answer = await request(service.server)
      .post('/api/restaurant/order')
      .set('idempotency-key', key)
      .send(placement(pork));
    expect(answer.status).toBe(400);
  });

  it.each([
    '[[[[[[]]]]]]',
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    '[{"id":{"__proto__":1},"quantity":1}]',
    '[null]',
    '[1]',
    '"x"',
    '[{"__proto__":{"id":"x","quantity":1}}]',
  ])('orderItems that start with %.20s are refused', async (orderItems) => {
    const answer = await request(service.server).post('/api/restaurant/order').send(placement(pork, { orderItems }));
    expect(answer.status).toBe(400);
  });
});

describe('an id in upper case', () => {
  it('an order with odd texts reads the same everywhere, its history included', async () => {
    const shouted = order.id.toUpperCase();
    await request(service.server)
      .patch(`${PATH}/${shouted}/status`)
      .set(admin.headers)
      .send({ status: 'confirmed' })
      .expect(200);
    for (const id of [order.id, shouted]) {
      const { entries } = (await get(`/${id}/history`).expect(200)).body as OrderHistory;
      expect(entries.map(({ to }) => to)).toEqual(['pending', 'confirmed']);
    }
  });
});

describe('a name in letters beyond English', () => {
  it.each(['étoile', 'ÉTOILE', 'CAFÉ é'])('an accented name is found as %p', async (text) => {
    const { total } = (await get(`/page?q=${encodeURIComponent(text)}`).expect(200)).body as OrderPage;
    expect(total).toBe(1);
  });
});

describe('the largest orders', () => {
  const lines = LIMITS.orderLines;
  const dollars = (lines * LIMITS.orderQuantity * MAX_PRICE_CENTS) / 100;

  it('the largest amounts are placed, shown, filtered and summed to the cent', async () => {
    const products: RestaurantProductState[] = [];
    for (let line = 0; line < lines; line++) {
      products.push(
        await stock.product({
          name: `${'"'.repeat(LIMITS.restaurantProductName - 3)}${String(line).padStart(3, '0')}`,
          category: '\\'.repeat(LIMITS.restaurantCategoryName),
          unit: '"'.repeat(LIMITS.restaurantProductUnit),
          pricePerUnitCents: MAX_PRICE_CENTS,
        }),
      );
    }
    await stock.settled();
    const orderItems = JSON.stringify(products.map(({ id }) => ({ id, quantity: LIMITS.orderQuantity })));
    const large = await place(placement(pork, { orderItems, totalAmount: dollars }));
    expect(large.totalAmount).toBe(dollars);
    expect((await get(`/${large.id}`).expect(200)).body).toMatchObject({ totalAmount: dollars });
    const { total } = (await get(`/page?minTotal=${dollars}&maxTotal=${dollars}`).expect(200)).body as OrderPage;
    expect(total).toBe(1);
    expect((await get('/facets').expect(200)).body).toMatchObject({ maxTotalAmount: dollars });
    for (const format of ['csv', 'xlsx']) await get(`/export/${format}?minTotal=${dollars}`).expect(200);
  });

  it('lists work even if the sum exceeds safe integers', async () => {
    await database.query(
      `WITH more AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n))).*
           FROM restaurant_orders.restaurant_order AS o, generate_series(1, 500) AS n
          WHERE o.total_cents > 1000000000 RETURNING id
       )
       INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    );
    await get('/page').expect(200);
    await get('/selection').expect(200);
    await request(service.server).get('/api/admin/restaurant/stats').set(admin.headers).expect(200);
  });
});

describe('personal data', () => {
  it.each(['/page', '/selection', '/facets', '', '?limit=1'])('GET %s is not cached', async (path) => {
    expect((await get(path).expect(200)).headers['cache-control']).toMatch(/no-store/);
  });

  it('an order and its history are not cached', async () => {
    for (const path of ['', '/history']) {
      expect((await get(`/${order.id}${path}`).expect(200)).headers['cache-control']).toMatch(/no-store/);
    }
  });
});
