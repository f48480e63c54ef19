import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Availability, OrderPlacement } from '@larder/contracts';
import { addDays, timeIn, weekdayOf, WEEKDAYS, weekOf } from '@larder/kernel';
import request from 'supertest';
import { OrderDesk } from './order-desk.js';
import { placement, tomorrow, TORONTO } from './wholesale-stock.js';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await OrderDesk.open();
});

afterEach(async () => {
  await desk.parts.stock.chainRules({});
  await desk.parts.stock.changeStore({});
  await desk.parts.database.query('TRUNCATE restaurant_orders.restaurant_order CASCADE');
});

afterAll(async () => {
  await desk?.close();
});

/** Rice is $100. */
function order(fields: Partial<OrderPlacement> & { quantity?: number } = {}, store?: string): request.Test {
  return request(desk.parts.service.server)
    .post('/api/restaurant/order')
    .query({ store })
    .send(placement(desk.parts.rice, fields));
}

const delivery = (fee: number, fields: Partial<OrderPlacement> & { quantity?: number } = {}) => {
  const subtotal = 100 * (fields.quantity ?? 1);
  return { isDelivery: true, deliveryFee: fee, totalAmount: subtotal + fee, ...fields };
};

async function look(query: object = {}): Promise<Availability['days']> {
  const answer = await request(desk.parts.service.server).get('/api/restaurant/availability').query(query).expect(200);
  return (answer.body as Availability).days;
}

const orders = async (): Promise<number> =>
  (await desk.parts.database.query('SELECT 1 FROM restaurant_orders.restaurant_order')).length;

describe('the rules of a store', () => {
  it('order rules are the defaults where none were set', async () => {
    expect(await look({ days: 2 })).toEqual([
      {
        day: addDays(tomorrow(), -1),
        open: false,
        reason: 'The delivery date must be tomorrow or later.',
        slots: [
          { slot: '9-12', available: false },
          { slot: '12-4', available: false },
        ],
      },
      {
        day: tomorrow(),
        open: true,
        slots: [
          { slot: '9-12', available: true },
          { slot: '12-4', available: true },
        ],
      },
    ]);
    await order(delivery(25)).expect(201);
    await order(delivery(0, { quantity: 5 })).expect(201);
  });

  it('a store can override the delivery fee and free delivery from a subtotal', async () => {
    const rules = { deliveryFeeCents: 1_500, freeFromCents: 30_000 };
    await desk.parts.stock.otherStore({ slug: 'fees', rules });
    const cheap = await desk.parts.stock.product({ name: 'Tea', pricePerUnitCents: 29_999 });
    const tea = placement(cheap, { isDelivery: true, totalAmount: 314.99 });
    const send = (store: string, body: object) =>
      request(desk.parts.service.server).post('/api/restaurant/order').query({ store }).send(body);
    expect((await send('fees', tea).expect(201)).body).toMatchObject({ deliveryFee: 15, totalAmount: 314.99 });
    await order(delivery(0, { quantity: 3 }), 'fees').expect(201);
    await order(delivery(15), 'main').expect(409);
    await order(delivery(25), 'main').expect(201);
    const stored = await desk.parts.database.query(
      'SELECT delivery_fee_cents AS fee FROM restaurant_orders.restaurant_order ORDER BY created_at',
    );
    expect(stored).toEqual([{ fee: 1_500 }, { fee: 0 }, { fee: 2_500 }]);
  });

  it("order rules follow the chain's except for overridden ones", async () => {
    await desk.parts.stock.chainRules({ deliveryFeeCents: 1_000, leadDays: 3 });
    await desk.parts.stock.otherStore({ slug: 'own', rules: { leadDays: 1 } });
    await order(delivery(10), 'own').expect(201);
    const refused = await order(delivery(10), 'main').expect(400);
    expect(refused.body.message).toBe(`The delivery date must be ${addDays(tomorrow(), 2)} or later.`);
    await order(delivery(10, { deliveryDate: addDays(tomorrow(), 2) })).expect(201);
  });

  it('an order after the cut-off counts as placed the next day', async () => {
    const clock = timeIn(new Date(), TORONTO);
    await desk.parts.stock.changeStore({ rules: { cutOff: clock } });
    const refused = await order().expect(400);
    expect(refused.body.message).toBe(`The delivery date must be ${addDays(tomorrow(), 1)} or later.`);
    expect((await look({ from: tomorrow(), days: 2 })).map(({ open }) => open)).toEqual([false, true]);
    await order({ deliveryDate: addDays(tomorrow(), 1) }).expect(201);
    // Near midnight there may be no later cut-off today, so it is turned off instead.
    await desk.parts.stock.changeStore({ rules: { cutOff: '24:00' } });
    await order().expect(201);
  });

  it('rules can turn off deliveries, pickups and slots', async () => {
    await desk.parts.stock.changeStore({ rules: { deliveryOn: false, slots: ['12-4'] } });
    expect((await order(delivery(25, { deliveryTime: '12-4' })).expect(400)).body.message).toBe(
      'This store does not deliver.',
    );
    expect((await order().expect(400)).body.message).toBe('This store does not take orders for 9 AM–12 PM.');
    await order({ deliveryTime: '12-4' }).expect(201);
    const [none] = await look({ from: tomorrow(), days: 1 });
    const [some] = await look({ from: tomorrow(), days: 1, type: 'pickup' });
    expect(none).toMatchObject({ open: false, reason: 'This store does not deliver.' });
    expect(some).toEqual({ day: tomorrow(), open: true, slots: [{ slot: '12-4', available: true }] });
    await desk.parts.stock.changeStore({ rules: { pickupOn: false } });
    expect((await order().expect(400)).body.message).toBe('Orders cannot be picked up at this store.');
  });

  it('rules can require a minimum and limit the delivery area', async () => {
    await desk.parts.stock.changeStore({ rules: { minimumOrderCents: 20_000, postalPrefixes: ['L3R', 'M5V'] } });
    expect((await order().expect(400)).body.message).toBe(
      'An order at this store must come to at least $200.00, before discounts.',
    );
    await order({ quantity: 2 }).expect(201);
    for (const deliveryPostalCode of ['K1A 0A6', '', undefined]) {
      const refused = await order(delivery(25, { quantity: 2, deliveryPostalCode })).expect(400);
      expect(refused.body.message).toBe('This store delivers to postal codes that begin with L3R, M5V.');
    }
    await order(delivery(25, { quantity: 2, deliveryPostalCode: 'l3r1a1' })).expect(201);
    const rules = { postalPrefixes: ['L3R'], outsidePrefixes: 'warn' } as const;
    await desk.parts.stock.changeStore({ rules });
    await order(delivery(25, { deliveryPostalCode: 'K1A 0A6' })).expect(201);
  });

  it('refusals by rules are in the language of the reader', async () => {
    await desk.parts.stock.changeStore({ rules: { minimumOrderCents: 20_000 } });
    expect((await order().set('accept-language', 'zh-Hant').expect(400)).body.message).toBe(
      '這間門市的訂單在折扣前最少要 $200.00。',
    );
  });
});

describe('a closure', () => {
  it('a closure closes that day of that store, and says why', async () => {
    const closures = [{ day: tomorrow(), hours: null, reason: 'Stocktaking' }];
    await desk.parts.stock.otherStore({ slug: 'closing', closures });
    const message = `The store is closed for orders of ${tomorrow()}. Stocktaking`;
    expect((await order({}, 'closing').expect(400)).body.message).toBe(message);
    expect(await look({ store: 'closing', from: tomorrow(), days: 1 })).toMatchObject([
      { open: false, reason: message },
    ]);
    await order({ deliveryDate: addDays(tomorrow(), 1) }, 'closing').expect(201);
    await order({}, 'main').expect(201);
  });

  it('a closure with hours leaves the slots of those hours', async () => {
    const closures = [{ day: tomorrow(), hours: [{ from: '12:00', to: '15:00' }], reason: 'Late' }];
    await desk.parts.stock.changeStore({ closures });
    expect((await order().expect(400)).body.message).toBe(
      `The store is closed for orders of ${tomorrow()}, 9 AM–12 PM.`,
    );
    await order({ deliveryTime: '12-4' }).expect(201);
  });

  it('a weekday without hours is like a closure', async () => {
    const weekday = WEEKDAYS[weekdayOf(tomorrow())] ?? 'mon';
    const open = WEEKDAYS.filter((each) => each !== weekday).map((each) => [each, [{ from: '09:00', to: '21:00' }]]);
    await desk.parts.stock.changeStore({ weekHours: weekOf(Object.fromEntries(open)) });
    const days = await look({ from: tomorrow(), days: 8 });
    expect(days.filter((each) => !each.open).map(({ day }) => day)).toEqual([tomorrow(), addDays(tomorrow(), 7)]);
    await order().expect(400);
    expect(await orders()).toBe(0);
  });
});

describe('availability', () => {
  it.each([
    [{ days: 61 }, 'days must be a whole number from 1 to 60.'],
    [{ days: 0 }, 'days must be a whole number from 1 to 60.'],
    [{ from: '2026-02-30' }, 'from must be a day as YYYY-MM-DD.'],
    [{ type: 'drone' }, 'type must be one of delivery, pickup.'],
  ])('availability of %j is refused', async (query, message) => {
    const answer = await request(desk.parts.service.server)
      .get('/api/restaurant/availability')
      .query(query)
      .expect(400);
    expect(answer.body.message).toBe(message);
  });

  it('availability of an unknown store is a 404, and of a known one has two weeks', async () => {
    await request(desk.parts.service.server).get('/api/restaurant/availability?store=nowhere').expect(404);
    expect(await look()).toHaveLength(14);
    expect(await look({ store: 'main', type: 'pickup', days: 60 })).toHaveLength(60);
  });
});
