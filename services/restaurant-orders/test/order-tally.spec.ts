import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderFacets, OrderPage, OrderStats, RestaurantOrder } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { OrderTally1766000000000 } from '../src/migrations/1766000000000-order-tally.js';
import { FoldTallyTimer } from '../src/orders/order-tally.js';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { placement, STORE_ID } from './wholesale-stock.js';

const STATUSES = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'];

let desk: OrderDesk;
let north: string;
let south: string;
let ofNorth: SignedInStaff;
/** The order of which all others are copies. */
let pattern: RestaurantOrder;

beforeAll(async () => {
  desk = await OrderDesk.open();
  const { stock, database } = desk.parts;
  north = await stock.openStore('north', { timeZone: 'Pacific/Auckland' });
  south = await stock.openStore('south', { timeZone: 'Pacific/Honolulu' });
  await stock.settled();
  ofNorth = await signIn(database, 'admin', [north]);
});

beforeEach(async () => {
  await desk.clear();
  pattern = await desk.order(placement(desk.parts.pork, { restaurantName: 'Pattern' }));
});

afterAll(async () => {
  await desk?.close();
});

const query = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  await desk.parts.database.query(sql, values);
const fold = async (): Promise<void> => await desk.parts.service.get(FoldTallyTimer).turn();
const read = async <T>(path: string, { headers }: SignedInStaff): Promise<T> =>
  (await request(desk.parts.service.server).get(path).set(headers).expect(200)).body as T;

/** Places orders of six restaurants, three stores and every status, around the ends of days, months and the year. */
async function place(count: number, seed: number): Promise<void> {
  await query(
    `WITH more AS (
       INSERT INTO restaurant_orders.restaurant_order
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', $2 || '-' || n,
         'store_id', $3::uuid[], 'status', '', 'restaurant_name', 'Wok ' || (n * $2::int) % 6)
         || jsonb_build_object('store_id', ($3::uuid[])[1 + (n * 7 + $2::int) % 3], 'status', ($4::text[])[1 + (n * 5 + $2::int) % 6],
         'categories', CASE WHEN n % 2 = 0 THEN '["Proteins", "Rice"]'::jsonb ELSE '["Rice"]'::jsonb END,
         'created_at', '2026-12-30T00:00:00Z'::timestamptz + make_interval(mins => (n * 97 + $2::int * 13) % 7200)))).*
         FROM restaurant_orders.restaurant_order AS o, generate_series(1, $5::int) AS n WHERE o.id = $1 RETURNING id
     )
     INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    [pattern.id, seed, [STORE_ID, north, south], STATUSES, count],
  );
}

const FILTERS = [
  '',
  'status=pending',
  'status=delivered&status=cancelled',
  'plan=new',
  ...['month&month=12', 'month&month=1', 'year', 'quarter&quarter=4', 'week'].map(
    (f) => `dateFilterType=${f}&year=2026`,
  ),
  'dateFilterType=month&month=1&year=2027',
  'dateFilterType=custom&startDate=2026-12-31',
  'dateFilterType=custom&endDate=2026-12-31&status=confirmed',
  'dateFilterType=custom&startDate=2026-12-31&endDate=2027-01-02',
  'dateFilterType=custom&startDate=2027-01-01&endDate=2027-01-01',
];

/** A minimum total of 0 excludes no order, but bypasses the tally. @returns the number of orders. */
async function checkCounts(): Promise<number> {
  for (const who of [desk.parts.staff.admin, ofNorth]) {
    for (const filter of FILTERS) {
      const counted = await read<OrderPage>(`${ORDERS_PATH}/page?limit=1&${filter}`, who);
      const oneByOne = await read<OrderPage>(`${ORDERS_PATH}/page?limit=1&${filter}&minTotal=0`, who);
      expect([filter, counted]).toEqual([filter, oneByOne]);
    }
    const { restaurants, categories, maxTotalAmount } = await read<OrderFacets>(`${ORDERS_PATH}/facets`, who);
    const mine = who === ofNorth ? [north] : [STORE_ID, north, south];
    const counted = async (name: string, from: string): Promise<object[]> =>
      await query(
        `SELECT ${name} AS name, count(*)::int AS orders FROM ${from}
        WHERE o.store_id = ANY($1) GROUP BY 1 ORDER BY 2 DESC, 1`,
        [mine],
      );
    const orders = 'restaurant_orders.restaurant_order AS o';
    expect(restaurants).toEqual(await counted('o.restaurant_name', orders));
    expect(categories).toEqual(await counted('category', `${orders}, unnest(o.categories) AS category`));
    const [highest] = await query<{ cents: string }>(
      `SELECT coalesce(max(total_cents), 0) AS cents FROM ${orders} WHERE o.store_id = ANY($1)`,
      [mine],
    );
    expect(maxTotalAmount).toBe(Number(highest?.cents) / 100);
  }
  const { stores } = await read<OrderStats>('/api/admin/restaurant/stats?by=store', desk.parts.staff.admin);
  for (const { store, totalOrders, pendingOrders } of stores ?? []) {
    const path = `${ORDERS_PATH}/page?limit=1&minTotal=0&store=${store}`;
    const { total, statusCounts } = await read<OrderPage>(path, desk.parts.staff.admin);
    expect([store, totalOrders, pendingOrders]).toEqual([store, total, statusCounts.pending]);
  }
  const [all] = await query<{ orders: number }>(
    'SELECT count(*)::int AS orders FROM restaurant_orders.restaurant_order',
  );
  const [shown] = await query('SELECT "totalOrders"::int AS orders FROM restaurant_orders.record_counts');
  expect(shown).toEqual(all);
  return all?.orders ?? 0;
}

describe('the counts of orders', () => {
  it('the counts agree with the orders after any change, before and after folding', async () => {
    for (const seed of [3]) {
      await place(60, seed);
      expect(await checkCounts()).toBeGreaterThan(0);
      const ids = (await query<{ id: string }>('SELECT id FROM restaurant_orders.restaurant_order')).map(
        ({ id }) => id,
      );
      await desk.batch('status', { ids: ids.filter((_, n) => n % 3 === 0), status: 'delivered' });
      await query(
        `UPDATE restaurant_orders.restaurant_order SET restaurant_name = 'Renamed', total_cents = total_cents + 1,
        subtotal_cents = subtotal_cents + 1, created_at = created_at + interval '5 hours' WHERE id = ANY($1)`,
        [ids.filter((_, n) => n % 5 === 1)],
      );
      const { body } = await desk.batch('delete', { ids: ids.slice(0, 20) }).expect(200);
      expect(await checkCounts()).toBeGreaterThan(0);
      await fold();
      expect(await checkCounts()).toBeGreaterThan(0);
      await request(desk.parts.service.server)
        .post(`/api/admin/changes/restaurant-orders/${body.changeId}/undo`)
        .set(desk.parts.staff.admin.headers)
        .expect(200);
      await desk.batch('delete', { ids: ids.slice(10, 25) }).expect(200);
      expect(await checkCounts()).toBeGreaterThan(0);
      await fold();
      expect(await checkCounts()).toBeGreaterThan(0);
    }
  });

  it('the counts are rebuilt when a restore replaces the orders', async () => {
    await place(30, 4);
    await fold();
    await place(30, 8);
    await desk.clear();
    expect(await query('SELECT FROM restaurant_orders.order_tally')).toEqual([]);
    expect(await query('SELECT FROM restaurant_orders.order_name_tally')).toEqual([]);
    pattern = await desk.order(placement(desk.parts.pork));
    await place(10, 2);
    expect(await checkCounts()).toBeGreaterThan(0);
  });

  it('the counts lose nothing when replicas fold concurrently while orders arrive', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, async (_, n) => await place(10, 100 + n)),
      ...Array.from({ length: 12 }, fold),
    ]);
    expect(await checkCounts()).toBeGreaterThan(0);
    await fold();
    expect(await checkCounts()).toBeGreaterThan(0);
    const [loose] = await query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM restaurant_orders.order_tally WHERE NOT is_folded',
    );
    expect(loose?.rows).toBe(0);
  });

  it('the name of a restaurant disappears with its last order', async () => {
    await fold();
    await desk.remove(pattern.id).expect(200);
    expect(await desk.read<OrderFacets>('/facets')).toMatchObject({
      restaurants: [],
      categories: [],
      maxTotalAmount: 0,
    });
    await fold();
    expect(await query('SELECT FROM restaurant_orders.order_name_tally')).toEqual([]);
  });

  it('the counts include orders placed before there were counts', async () => {
    await place(40, 6);
    const runner = desk.parts.service.get(DataSource).createQueryRunner();
    try {
      const migration = new OrderTally1766000000000();
      await migration.down(runner);
      await place(20, 7);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    expect(await checkCounts()).toBeGreaterThan(0);
    await place(20, 9);
    expect(await checkCounts()).toBeGreaterThan(0);
  });
});
