import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  OrderExportJob,
  OrderFacets,
  OrderPage,
  OrderSelection,
  OrderStats,
  PlacedOrder,
  RestaurantOrder,
} from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { fileBytes } from './file-answer.js';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { placement, STORE_ID, tomorrow } from './wholesale-stock.js';

const STATS = '/api/admin/restaurant/stats';

let desk: OrderDesk;
let north: string;
let chain: SignedInStaff;
let ofMain: SignedInStaff;
let ofMainAndNorth: SignedInStaff;
/** Orders by store: two at main, one at north (the dearest), one at south. */
let orders: Record<'main' | 'north' | 'south', RestaurantOrder[]>;

beforeAll(async () => {
  desk = await OrderDesk.open();
  const { stock, database, staff } = desk.parts;
  // At 11:00 UTC the day has changed in Auckland and nowhere else.
  north = await stock.openStore('north', { timeZone: 'Pacific/Auckland' });
  await stock.openStore('south', { timeZone: 'Pacific/Honolulu' });
  await stock.settled();
  chain = staff.admin;
  ofMain = await signIn(database, 'admin', [STORE_ID]);
  ofMainAndNorth = await signIn(database, 'admin', [STORE_ID, north]);
  orders = {
    main: [await place('main'), await place('main')],
    north: [await place('north', 3)],
    south: [await place('south')],
  };
  await database.query(`UPDATE restaurant_orders.restaurant_order SET created_at = '2026-11-20T11:30:00Z'`);
});

afterAll(async () => {
  await desk?.close();
});

async function place(store: 'main' | 'north' | 'south', quantity = 1): Promise<RestaurantOrder> {
  const body = placement(desk.parts.pork, {
    quantity,
    restaurantName: `Wok of ${store}`,
    deliveryDate: addDays(tomorrow(), 3),
  });
  const placed = await request(desk.parts.service.server)
    .post(`/api/restaurant/order?store=${store}`)
    .send(body)
    .expect(201);
  const { orderNumber } = placed.body as PlacedOrder;
  const page = await read<OrderPage>(`${ORDERS_PATH}/page?q=${orderNumber}`, desk.parts.staff.admin);
  if (!page.orders[0]) throw new Error('The order is not listed.');
  return page.orders[0];
}

const get = (path: string, who: SignedInStaff): request.Test =>
  request(desk.parts.service.server).get(path).set(who.headers);
const read = async <T>(path: string, who: SignedInStaff): Promise<T> => (await get(path, who).expect(200)).body as T;
const file = async (path: string, who: SignedInStaff): Promise<string> =>
  ((await get(path, who).buffer(true).parse(fileBytes).expect(200)).body as Buffer).toString();
const storesOf = (list: readonly { store: string | null }[]): (string | null)[] =>
  list.map(({ store }) => store).toSorted();

describe('staff of one store', () => {
  it("staff of one store can neither read, move nor delete another store's order", async () => {
    const [order] = orders.north;
    const path = `${ORDERS_PATH}/${order?.id}`;
    const { server } = desk.parts.service;
    const answers = [
      await get(path, ofMain),
      await get(`${path}/history`, ofMain),
      await request(server).patch(`${path}/status`).set(ofMain.headers).send({ status: 'confirmed' }),
      await request(server).delete(path).set(ofMain.headers),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([404, 'Order not found.']);
    expect(await read<RestaurantOrder>(path, chain)).toMatchObject({
      id: order?.id,
      status: 'pending',
      store: 'north',
    });
  });

  it('staff of one store see only their orders in lists, pages, facets, selections, figures and files', async () => {
    expect(storesOf(await read<RestaurantOrder[]>(ORDERS_PATH, ofMain))).toEqual(['main', 'main']);
    expect(storesOf(await read<RestaurantOrder[]>(`${ORDERS_PATH}?limit=9`, ofMain))).toEqual(['main', 'main']);
    const page = await read<OrderPage>(`${ORDERS_PATH}/page`, ofMain);
    expect([storesOf(page.orders), page.total, page.statusCounts.pending]).toEqual([['main', 'main'], 2, 2]);
    expect(await read<OrderPage>(`${ORDERS_PATH}/page?q=north`, ofMain)).toMatchObject({ total: 0, totalAmount: 0 });
    const facets = await read<OrderFacets>(`${ORDERS_PATH}/facets`, ofMain);
    expect([facets.restaurants, facets.maxTotalAmount]).toEqual([[{ name: 'Wok of main', orders: 2 }], 34.99]);
    expect(facets.stores).toBeUndefined();
    const selection = await read<OrderSelection>(`${ORDERS_PATH}/selection`, ofMain);
    expect([selection.total, selection.orders.length]).toEqual([2, 2]);
    expect(await read<OrderStats>(`${STATS}?by=store`, ofMain)).toEqual({
      orders: { totalOrders: 2, pendingOrders: 2, totalRevenue: 69.98 },
      stores: [{ store: 'main', totalOrders: 2, pendingOrders: 2, totalRevenue: 69.98 }],
    });
    const csv = await file(`${ORDERS_PATH}/export/csv`, ofMain);
    expect([csv.match(/Wok of main/g)?.length, csv.match(/north|south|Store/g)]).toEqual([2, null]);
  });

  it('an export of a store is logged with that store', async () => {
    await file(`${ORDERS_PATH}/export/csv`, ofMain);
    await file(`${ORDERS_PATH}/export/csv`, chain);
    const log = await desk.parts.database.query<{ store_id: string | null }>(
      `SELECT store_id FROM restaurant_orders.event_log WHERE type = 'restaurant-orders.exported' ORDER BY number DESC LIMIT 2`,
    );
    expect(log.map(({ store_id }) => store_id)).toEqual([null, STORE_ID]);
  });

  it("a file of selected orders leaves out another store's orders", async () => {
    const ids = Object.values(orders).flatMap((list) => list.map(({ id }) => id));
    const csv = await file(`${ORDERS_PATH}/export/bulk?format=csv&orderIds=${ids.join(',')}`, ofMain);
    expect([csv.match(/Wok of main/g)?.length, csv.match(/north|south/g)]).toEqual([2, null]);
    await get(`${ORDERS_PATH}/export/csv?orderNumber=${orders.north[0]?.orderNumber}`, ofMain).expect(404);
  });

  it('staff lose access to a file of stores they no longer work for', async () => {
    const asked = await request(desk.parts.service.server)
      .post(`${ORDERS_PATH}/exports`)
      .set(ofMainAndNorth.headers)
      .send({ format: 'csv' })
      .expect(202);
    const { id } = asked.body as OrderExportJob;
    expect(await file(`${ORDERS_PATH}/export/csv?job=${id}`, ofMainAndNorth)).toContain('Wok of north');
    const narrow = async (storeIds: readonly string[]): Promise<unknown> =>
      await desk.parts.database.query('UPDATE identity.staff_user SET store_ids = $2 WHERE id = $1', [
        ofMainAndNorth.userId,
        storeIds,
      ]);
    await narrow([STORE_ID]);
    await get(`${ORDERS_PATH}/export/csv?job=${id}`, ofMainAndNorth).expect(404);
    await get(`${ORDERS_PATH}/exports/${id}`, ofMainAndNorth).expect(404);
    await narrow([STORE_ID, north]);
  });

  it('staff can delete their orders without naming the store, of several stores too', async () => {
    const order = await place('north');
    await request(desk.parts.service.server)
      .delete(`${ORDERS_PATH}/${order.id}`)
      .set(ofMainAndNorth.headers)
      .expect(200);
  });
});

describe('a store that a call names', () => {
  it.each(['page', 'selection', 'facets', 'export/csv', 'exports/0197a3c0-0000-7000-8000-000000000009'])(
    'is unknown to staff of others, at %s',
    async (path) => {
      const { status, body } = await get(`${ORDERS_PATH}/${path}?store=north`, ofMain);
      expect([status, body.message]).toEqual([404, 'Store not found.']);
      await get(`${ORDERS_PATH}/${path}?store=nowhere`, chain).expect(404);
      const odd = await get(`${ORDERS_PATH}/${path}?store=No%20Such`, chain);
      expect([odd.status, odd.body.message]).toEqual([400, "store must be a store's short name."]);
    },
  );

  it('naming a store narrows lists, figures and files', async () => {
    for (const who of [chain, ofMainAndNorth]) {
      expect(storesOf((await read<OrderPage>(`${ORDERS_PATH}/page?store=north`, who)).orders)).toEqual(['north']);
      expect(storesOf(await read<RestaurantOrder[]>(`${ORDERS_PATH}?store=north`, who))).toEqual(['north']);
      expect((await read<OrderSelection>(`${ORDERS_PATH}/selection?store=north`, who)).total).toBe(1);
      expect((await read<OrderFacets>(`${ORDERS_PATH}/facets?store=north`, who)).restaurants).toHaveLength(1);
      expect((await read<OrderStats>(`${STATS}?store=north`, who)).orders.totalOrders).toBe(1);
      expect(await file(`${ORDERS_PATH}/export/csv?store=north`, who)).not.toMatch(/main|Store/);
    }
    const { stores } = await read<OrderFacets>(`${ORDERS_PATH}/facets`, ofMainAndNorth);
    expect(stores).toEqual([
      { store: 'main', name: 'Main Street' },
      { store: 'north', name: 'Store north' },
    ]);
    expect(storesOf((await read<OrderPage>(`${ORDERS_PATH}/page`, ofMainAndNorth)).orders)).toEqual([
      'main',
      'main',
      'north',
    ]);
  });
});

describe('the orders of several stores', () => {
  it('stores to choose from are in numeric order', async () => {
    const call = async (north: string, south: string): Promise<unknown> =>
      desk.parts.database.query(
        `UPDATE restaurant_orders.store_copy SET name = CASE slug WHEN 'north' THEN $1 ELSE $2 END WHERE NOT is_default`,
        [north, south],
      );
    await call('Store 10', 'Store 2');
    const { stores = [] } = await read<OrderFacets>(`${ORDERS_PATH}/facets`, chain);
    await call('Store north', 'Store south');
    expect(stores.map(({ name }) => name)).toEqual(['Main Street', 'Store 2', 'Store 10']);
  });

  it('orders by store add up to those of the chain', async () => {
    const { orders: all, stores = [] } = await read<OrderStats>(`${STATS}?by=store`, chain);
    expect(stores.map(({ store, totalOrders }) => [store, totalOrders])).toEqual([
      ['main', 2],
      ['north', 1],
      ['south', 1],
    ]);
    const sum = (pick: (each: (typeof stores)[number]) => number): number =>
      stores.reduce((so, each) => so + pick(each), 0);
    expect([sum((each) => each.totalOrders), sum((each) => each.pendingOrders)]).toEqual([
      all.totalOrders,
      all.pendingOrders,
    ]);
    expect(sum((each) => Math.round(each.totalRevenue * 100))).toBe(Math.round(all.totalRevenue * 100));
    expect((await read<OrderStats>(STATS, chain)).stores).toBeUndefined();
  });

  it('orders are filtered by the days of their stores', async () => {
    const on = async (day: string): Promise<(string | null)[]> => {
      const query = `dateFilterType=custom&startDate=${day}&endDate=${day}`;
      return storesOf((await read<OrderPage>(`${ORDERS_PATH}/page?${query}`, chain)).orders);
    };
    expect(await on('2026-11-20')).toEqual(['main', 'main', 'south']);
    expect(await on('2026-11-21')).toEqual(['north']);
    const csv = await file(`${ORDERS_PATH}/export/csv?dateFilterType=custom&startDate=2026-11-21`, chain);
    expect([csv.match(/Wok of/g)?.length, csv]).toEqual([1, expect.stringContaining('2026-11-21 00:30')]);
  });

  it('orders in a file name their store, and its local time', async () => {
    const [header, ...rows] = (await file(`${ORDERS_PATH}/export/csv?q=Wok&status=pending`, chain))
      .trim()
      .split('\r\n');
    expect(header).toMatch(/^Order Number,Store,Status,/);
    expect(rows.map((row) => [row.split(',')[1], /2026-11-2\d \d\d:\d\d/.exec(row)?.[0]]).toSorted()).toEqual([
      ['main', '2026-11-20 06:30'],
      ['main', '2026-11-20 06:30'],
      ['north', '2026-11-21 00:30'],
      ['south', '2026-11-20 01:30'],
    ]);
  });

  it('a file that was made for one store has the day there in its name, and is logged for that store', async () => {
    const { service, database } = desk.parts;
    for (const [store, timeZone] of [
      ['north', 'Pacific/Auckland'],
      ['south', 'Pacific/Honolulu'],
    ] as const) {
      const started = await request(service.server)
        .post(`${ORDERS_PATH}/exports?store=${store}`)
        .set(chain.headers)
        .send({ format: 'csv' })
        .expect(202);
      const job = started.body as OrderExportJob;
      const answer = await request(service.server)
        .get(`${ORDERS_PATH}/export/csv?job=${job.id}`)
        .set(chain.headers)
        .expect(200);
      const day = dayIn(new Date(), timeZone);
      expect(answer.headers['content-disposition']).toContain(`restaurant_orders_${day}.csv`);
      const logged = await database.query(
        `SELECT s.slug FROM restaurant_orders.event_log AS e
           LEFT JOIN restaurant_orders.store_copy AS s ON s.id = e.store_id WHERE e.subject = $1 ORDER BY e.number DESC LIMIT 1`,
        [`export:${job.id}`],
      );
      expect(logged).toEqual([{ slug: store }]);
    }
  });

  it('a file created again has the current name and time zone of a store', async () => {
    const query = `${ORDERS_PATH}/export/csv?q=Wok+of+north&status=pending`;
    expect(await file(query, chain)).toContain('2026-11-21 00:30');
    await desk.parts.stock.otherStore({ id: north, slug: 'upper', timeZone: 'Asia/Tokyo' });
    await desk.parts.stock.settled();
    expect(await file(query, chain)).toMatch(/,upper,.*2026-11-20 20:30/);
  });
});
