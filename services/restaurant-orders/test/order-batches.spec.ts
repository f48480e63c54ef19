import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderBatchResult, OrderHistory, OrderPage, RestaurantOrder } from '@larder/contracts';
import { addDays, LIMITS, type DeliverySlot } from '@larder/kernel';
import { signIn } from '@larder/testing';
import { OrderDesk } from './order-desk.js';
import { placement, STORE_ID, tomorrow } from './wholesale-stock.js';

const NOBODY = '0197a3c0-0000-7000-8000-00000000ffff';
const GONE = 'Order not found.';

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

async function orders(count: number): Promise<RestaurantOrder[]> {
  const list: RestaurantOrder[] = [];
  for (let n = 0; n < count; n++) list.push(await desk.order(placement(desk.parts.rice)));
  return list;
}

const named = (list: readonly RestaurantOrder[]): { id: string; version: number }[] =>
  list.map(({ id, version }) => ({ id, version }));

const ids = (list: readonly RestaurantOrder[]): string[] => list.map(({ id }) => id);

const outcome = (answer: { body: unknown }): (string | true)[] =>
  (answer.body as OrderBatchResult).orders.map(({ done, reason }) => (done ? true : (reason ?? 'no reason')));

async function events(type: string): Promise<number> {
  const rows = await desk.parts.database.query(
    'SELECT count(*)::int AS count FROM restaurant_orders.event_log WHERE type = $1',
    [type],
  );
  return (rows[0] as { count: number }).count;
}

describe('a batch of status changes', () => {
  it('a batch moves each order, with an event for each and its user', async () => {
    const list = await orders(3);
    const answer = await desk.batch('status', { status: 'ready', orders: named(list) }).expect(200);
    expect(answer.body).toEqual({
      changeId: expect.any(String),
      orders: list.map(({ id, version }) => ({ id, done: true, reason: null, version: version + 1 })),
    });
    for (const { id, version } of list) {
      expect(await desk.read(`/${id}`)).toMatchObject({ status: 'ready', version: version + 1 });
      const { entries } = await desk.read<OrderHistory>(`/${id}/history`);
      expect(entries.at(-1)).toMatchObject({ by: expect.any(String), from: 'pending', to: 'ready' });
    }
  });

  it('a batch sent again changes nothing and answers the same', async () => {
    const list = await orders(2);
    const send = async () => await desk.batch('status', { status: 'confirmed', orders: named(list) }).expect(200);
    const first = await send();
    // Without a change there is nothing to undo.
    expect((await send()).body).toEqual({ orders: first.body.orders });
    const chinese = desk.batch('delete', { ids: [NOBODY] }).set('accept-language', 'zh-Hant');
    expect(outcome(await chinese.expect(200))).toEqual(['找不到訂單。']);
    expect(await events('restaurant-order.moved')).toBe(2);
  });

  it('a batch says why an order was not moved, and moves the others', async () => {
    const [stale, good] = (await orders(2)) as [RestaurantOrder, RestaurantOrder];
    await desk.move(stale.id, 'preparing').expect(200);
    const wanted = [...named([stale, good]), { id: NOBODY }];
    const answer = await desk.batch('status', { status: 'confirmed', orders: wanted }).expect(200);
    expect(outcome(answer)).toEqual(['The order is now preparing.', true, GONE]);
  });

  it('a batch follows the rules of the roles', async () => {
    const [pending, confirmed] = (await orders(2)) as [RestaurantOrder, RestaurantOrder];
    await desk.move(confirmed.id, 'confirmed').expect(200);
    const body = { status: 'preparing', orders: [{ id: pending.id }, { id: confirmed.id }] };
    const { staff } = desk.parts;
    expect(outcome(await desk.batch('status', body, staff['read-only'].headers).expect(200))).toEqual([
      'Only an administrator may move an order from pending to preparing.',
      'Only order staff and administrators may move an order from confirmed to preparing.',
    ]);
    expect(outcome(await desk.batch('status', body, staff.order.headers).expect(200))).toEqual([
      'Only an administrator may move an order from pending to preparing.',
      true,
    ]);
  });

  it('a batch does not find orders of other stores', async () => {
    const list = await orders(1);
    const elsewhere = await signIn(desk.parts.database, 'admin', [NOBODY]);
    const here = await signIn(desk.parts.database, 'admin', [STORE_ID]);
    const body = { status: 'ready', orders: named(list) };
    expect(outcome(await desk.batch('status', body, elsewhere.headers).expect(200))).toEqual([GONE]);
    expect(outcome(await desk.batch('delete', { ids: ids(list) }, elsewhere.headers).expect(200))).toEqual([GONE]);
    expect(outcome(await desk.batch('status', body, here.headers).expect(200))).toEqual([true]);
  });

  it('concurrent batches of the same orders move each order once', async () => {
    const list = named(await orders(4));
    const answers = await Promise.all(
      [list, list.toReversed(), list, list.toReversed()].map(
        async (some) => await desk.batch('status', { status: 'ready', orders: some }).expect(200),
      ),
    );
    expect(answers.flatMap(outcome)).toEqual(Array.from({ length: 16 }, () => true));
    expect(await events('restaurant-order.moved')).toBe(4);
  });

  it.each([
    ['more orders than a batch holds', Array.from({ length: LIMITS.ordersOfBatch + 1 }, () => ({ id: NOBODY }))],
    ['an order twice', [{ id: NOBODY }, { id: NOBODY.toUpperCase() }]],
    ['what is no order', [{ id: 'x' }]],
  ])('a batch with %s is refused', async (_what, list) => {
    expect((await desk.batch('status', { status: 'ready', orders: list })).status).toBe(400);
    expect((await desk.batch('delete', { ids: list.map(({ id }) => id) })).status).toBe(400);
  });

  it('a batch of 200 orders takes less than two seconds', async () => {
    const list = await orders(1);
    await desk.parts.database.query(
      `WITH more AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n))).*
           FROM restaurant_orders.restaurant_order AS o, generate_series(1, 199) AS n RETURNING id
       )
       INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    );
    const all = (await desk.read<OrderPage>(`/page?q=${list[0]?.restaurantName}&limit=200`)).orders;
    const start = performance.now();
    const answer = await desk.batch('status', { status: 'ready', orders: named(all) }).expect(200);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(outcome(answer)).toEqual(Array.from({ length: 200 }, () => true));
  });
});

describe('a batch of deletions', () => {
  it('a batch deletes each order; sent again it answers the same and deletes nothing', async () => {
    const list = await orders(3);
    const send = async () => await desk.batch('delete', { ids: [...ids(list), NOBODY] }).expect(200);
    const first = await send();
    expect(outcome(first)).toEqual([true, true, true, GONE]);
    expect((await send()).body).toEqual({ orders: first.body.orders });
    expect((await desk.read<OrderPage>('/page')).total).toBe(0);
    expect(await events('restaurant-order.deleted')).toBe(3);
  });

  it('deleting in batches is for administrators', async () => {
    const list = await orders(1);
    expect((await desk.batch('delete', { ids: ids(list) }, desk.parts.staff.order.headers)).status).toBe(403);
    expect((await desk.batch('delete', { ids: [] })).status).toBe(400);
  });
});

describe('the plans of the orders desk', () => {
  it('the plans have the open orders of their day and slot, and their counts do not depend on the page', async () => {
    const day = tomorrow();
    const at = async (deliveryDate: string, deliveryTime: DeliverySlot, status = 'confirmed') => {
      const { id, orderNumber } = await desk.order(placement(desk.parts.rice, { deliveryDate, deliveryTime }));
      if (status !== 'pending') await desk.move(id, status).expect(200);
      return orderNumber;
    };
    const morning = await at(day, '9-12');
    const fresh = await at(day, '12-4', 'pending');
    const later = await at(addDays(day, 1), '9-12', 'ready');
    await at(day, '9-12', 'delivered');
    await at(addDays(day, 1), '12-4', 'cancelled');
    const planCounts = { new: 1, tomorrowMorning: 1, tomorrowAfternoon: 1, later: 1, all: 5 };
    for (const [plan, expected] of [
      ['new', [fresh]],
      ['tomorrowMorning', [morning]],
      ['tomorrowAfternoon', [fresh]],
      ['later', [later]],
    ] as const) {
      const page = await desk.read<OrderPage>(`/page?plan=${plan}`);
      expect(page).toMatchObject({ total: expected.length, planCounts });
      expect(page.orders.map(({ orderNumber }) => orderNumber)).toEqual(expected);
      expect(await desk.read(`/selection?plan=${plan}`)).toMatchObject({ total: expected.length });
    }
    expect(await desk.read('/page?plan=later&status=pending')).toMatchObject({
      total: 0,
      planCounts: { new: 1, tomorrowMorning: 0, tomorrowAfternoon: 1, later: 0, all: 1 },
    });
    expect(await desk.read('/page?plan=all')).toMatchObject({ total: 5, planCounts });
    expect((await desk.get('/page?plan=yesterday')).status).toBe(400);
  });

  it('tomorrow follows the calendar of each store', async () => {
    const { stock } = desk.parts;
    const far = await stock.openStore('far', { timeZone: 'Pacific/Kiritimati' });
    const near = await stock.openStore('near', { timeZone: 'Pacific/Pago_Pago' });
    await stock.settled();
    // The calendars of the two stores are 25 hours apart: the same day is never tomorrow in both.
    const [one, other] = await orders(2);
    const inZone = async (id: string | undefined, store: string, zone: string) =>
      await desk.parts.database.query(
        `UPDATE restaurant_orders.restaurant_order SET store_id = $2, delivery_time = '9-12',
           delivery_date = (now() AT TIME ZONE $3)::date + 1 WHERE id = $1`,
        [id, store, zone],
      );
    await inZone(one?.id, far, 'Pacific/Kiritimati');
    await inZone(other?.id, near, 'Pacific/Pago_Pago');
    expect((await desk.read<OrderPage>('/page?plan=tomorrowMorning')).planCounts.tomorrowMorning).toBe(2);
    await inZone(one?.id, far, 'Pacific/Pago_Pago');
    expect((await desk.read<OrderPage>('/page?plan=tomorrowMorning')).orders.map(({ id }) => id)).toEqual([other?.id]);
  });
});
