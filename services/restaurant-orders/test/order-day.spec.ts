import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DaySheet, PickList } from '@larder/contracts';
import { addDays } from '@larder/kernel';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { placement, STORE_ID, tomorrow } from './wholesale-stock.js';

const day = addDays(tomorrow(), 2);
const address = { deliveryAddress: '1 Main Street', deliveryCity: 'Markham', deliveryPostalCode: 'L3R 1A1' };

let desk: OrderDesk;

beforeAll(async () => {
  desk = await OrderDesk.open();
  const { pork, rice } = desk.parts;
  const wanted = { deliveryDate: day, notes: 'Back door' };
  const delivery = { isDelivery: true, deliveryFee: 25, ...address };
  await desk.order(placement(pork, { ...wanted, restaurantName: 'Wok', quantity: 3 }));
  await desk.order(placement(rice, { ...wanted, ...delivery, restaurantName: 'Bamboo', totalAmount: 125 }));
  await desk.order(
    placement(pork, { ...wanted, ...delivery, restaurantName: 'Alley', totalAmount: 94.98, quantity: 2 }),
  );
  await desk.order(
    placement(pork, { ...wanted, ...delivery, restaurantName: 'Crane', totalAmount: 59.99, deliveryTime: '12-4' }),
  );
  const gone = await desk.order(placement(pork, { ...wanted, restaurantName: 'Gone' }));
  await desk.move(gone.id, 'cancelled').expect(200);
  // An order for another day.
  await desk.order(placement(pork, { deliveryDate: addDays(day, 1) }));
});

afterAll(async () => {
  await desk?.close();
});

describe('the day sheet of a store', () => {
  it('the day sheet has deliveries by slot, then pickups, with totals of the orders; cancelled ones are counted separately', async () => {
    const sheet = await desk.read<DaySheet>(`/day-sheet?day=${day}`);
    expect(
      sheet.parts.map((part) => [part.isDelivery, part.slot, part.orders.map((each) => each.restaurantName)]),
    ).toEqual([
      [true, '9-12', ['Alley', 'Bamboo']],
      [true, '12-4', ['Crane']],
      [false, '9-12', ['Wok']],
    ]);
    expect(sheet).toMatchObject({ store: { store: 'main', name: 'Main Street' }, day, orders: 4, cancelled: 1 });
    expect([sheet.totalAmount, sheet.parts.map(({ totalAmount }) => totalAmount)]).toEqual([
      384.94,
      [219.98, 59.99, 104.97],
    ]);
    expect(sheet.parts[0]?.orders[0]).toMatchObject({ ...address, notes: 'Back door', deliveryFee: 25 });
  });

  it('the day sheet is empty on a day without orders', async () => {
    const sheet = await desk.read<DaySheet>(`/day-sheet?day=${addDays(day, 30)}`);
    expect(sheet).toMatchObject({ orders: 0, cancelled: 0, totalAmount: 0, parts: [] });
  });

  it('the day sheet needs a day', async () => {
    for (const query of ['', '?day=tomorrow', '?day=2026-02-30']) {
      const { status, body } = await desk.get(`/day-sheet${query}`);
      expect([status, body.message]).toEqual([400, 'day must be a day as YYYY-MM-DD.']);
    }
  });
});

describe('the pick list of a store', () => {
  it('the pick list adds up each product over the orders, by category', async () => {
    const { categories, ...about } = await desk.read<PickList>(`/pick-list?day=${day}`);
    expect(about).toMatchObject({ orders: 4, cancelled: 1, day });
    expect(
      categories.map(({ category, products }) => [category, products.map((each) => [each.name, each.quantity])]),
    ).toEqual([
      ['Proteins', [['Pork belly 五花肉', 6]]],
      ['Rice & Noodles', [['Rice', 1]]],
    ]);
    expect(categories[0]?.products[0]?.orders.map(({ quantity }) => quantity)).toEqual([3, 2, 1]);
  });

  it('a day with more than a thousand orders is refused with a sentence', async () => {
    const full = addDays(day, 40);
    await desk.parts.database.query(
      `WITH made AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT p.* FROM restaurant_orders.restaurant_order AS o, generate_series(1, 1001) AS n,
           jsonb_populate_record(NULL::restaurant_orders.restaurant_order, to_jsonb(o)
             || jsonb_build_object('id', gen_random_uuid(), 'order_number', 'X' || n, 'delivery_date', $1::text)) AS p
          WHERE o.restaurant_name = 'Wok'
         RETURNING id)
       INSERT INTO restaurant_orders.order_items SELECT made.id, i.items FROM made, (SELECT items FROM restaurant_orders.order_items LIMIT 1) AS i`,
      [full],
    );
    const { status, body } = await desk.get(`/pick-list?day=${full}`);
    expect([status, body.message]).toEqual([400, 'Orders of one day are shown up to 1,000, and this day has more.']);
    await desk.parts.database.query('DELETE FROM restaurant_orders.restaurant_order WHERE delivery_date = $1', [full]);
  });
});

describe('with several stores', () => {
  let north: string;
  let ofNorth: SignedInStaff;
  let ofBoth: SignedInStaff;

  beforeAll(async () => {
    const { stock, database } = desk.parts;
    north = await stock.openStore('north');
    await stock.settled();
    ofNorth = await signIn(database, 'order', [north]);
    ofBoth = await signIn(database, 'order', [STORE_ID, north]);
  });

  const get = (query: string, who: SignedInStaff): request.Test =>
    request(desk.parts.service.server).get(`${ORDERS_PATH}/pick-list?day=${day}${query}`).set(who.headers);

  it('staff of several stores must name one, and see only its orders', async () => {
    for (const who of [desk.parts.staff.admin, ofBoth]) {
      const unnamed = await get('', who);
      expect([unnamed.status, unnamed.body.message]).toEqual([
        400,
        'You work for several stores. Please say which one this is for.',
      ]);
      expect((await get('&store=main', who).expect(200)).body).toMatchObject({ orders: 4 });
      expect((await get('&store=north', who).expect(200)).body).toMatchObject({ orders: 0, cancelled: 0 });
    }
  });

  it('staff of one store see theirs without naming it, and no other', async () => {
    expect((await get('', ofNorth).expect(200)).body).toMatchObject({ store: { store: 'north' }, orders: 0 });
    await get('&store=main', ofNorth).expect(404);
  });
});
