import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Availability, OrderPlacement, RestaurantOrder } from '@larder/contracts';
import { addDays } from '@larder/kernel';
import request from 'supertest';
import { OrderDesk } from './order-desk.js';
import { placement, tomorrow } from './wholesale-stock.js';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await OrderDesk.open();
});

beforeEach(async () => {
  await desk.parts.database.query('TRUNCATE restaurant_orders.restaurant_order CASCADE');
  await capacity(1);
});

afterAll(async () => {
  await desk?.close();
});

const capacity = async (slotCapacity: number | null): Promise<void> =>
  await desk.parts.stock.changeStore({ rules: { slotCapacity } });
const body = (fields: Partial<OrderPlacement> = {}): OrderPlacement => placement(desk.parts.rice, fields);
const place = (fields: Partial<OrderPlacement> = {}, key?: string): request.Test => {
  const sent = request(desk.parts.service.server).post('/api/restaurant/order');
  return (key === undefined ? sent : sent.set('idempotency-key', key)).send(body(fields));
};
const statuses = (answers: readonly request.Response[]): number[] => answers.map(({ status }) => status).toSorted();
const stored = async (): Promise<number> =>
  (await desk.parts.database.query('SELECT 1 FROM restaurant_orders.restaurant_order')).length;
const isFull = (): string => `9 AM–12 PM on ${tomorrow()} is full. Please choose another time.`;

async function left(type = 'pickup'): Promise<(number | undefined)[]> {
  const answer = await request(desk.parts.service.server)
    .get('/api/restaurant/availability')
    .query({ type, from: tomorrow(), days: 1 })
    .expect(200);
  return (answer.body as Availability).days[0]?.slots.map((slot) => slot.left) ?? [];
}

describe('the last place of a slot', () => {
  it('the last place of a slot goes to one of two concurrent orders', async () => {
    const answers = await Promise.all([place(), place()]);
    expect(statuses(answers)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'conflict', message: isFull(), slotFull: true });
    expect(refused?.body).not.toHaveProperty('quote');
    expect(await stored()).toBe(1);
  });

  it('the last place goes to one of fifty orders, deliveries and pickups together', async () => {
    await capacity(8);
    for (let taken = 0; taken < 7; taken++) await place().expect(201);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => place(n % 2 ? { isDelivery: true, totalAmount: 125 } : {})),
    );
    expect(statuses(answers)).toEqual([201, ...Array<number>(49).fill(409)]);
    expect([await stored(), await left(), await left('delivery')]).toEqual([8, [0, 8], [0, 8]]);
  });

  it('an order sent many times with its key takes one place, and each request gets the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => place({}, 'one-key')));
    expect(statuses(answers)).toEqual(Array(8).fill(201));
    for (const { body: given } of answers) expect(given).toEqual(answers[0]?.body);
    await place({}, 'another-key').expect(409);
    expect((await place({}, 'one-key').expect(201)).body).toEqual(answers[0]?.body);
  });

  it('places are counted by day, slot and store', async () => {
    await place().expect(201);
    await place({ deliveryTime: '12-4' }).expect(201);
    await place({ deliveryDate: addDays(tomorrow(), 1) }).expect(201);
    await place().expect(409);
    await desk.parts.stock.otherStore({ slug: 'roomy', rules: { slotCapacity: 1 } });
    await request(desk.parts.service.server).post('/api/restaurant/order?store=roomy').send(body()).expect(201);
  });

  it('orders placed before there was a capacity count', async () => {
    await capacity(null);
    for (let n = 0; n < 3; n++) await place().expect(201);
    expect(await left()).toEqual([undefined, undefined]);
    await capacity(3);
    await place().expect(409);
    expect(await left()).toEqual([0, 3]);
    await capacity(2);
    expect(await left()).toEqual([0, 2]);
    await capacity(4);
    await place().expect(201);
  });
});

describe('a place', () => {
  it('cancelling an order frees its place; reactivating it needs a free place', async () => {
    const first = await desk.order(body());
    await desk.move(first.id, 'cancelled').expect(200);
    expect(await left()).toEqual([1, 1]);
    await desk.move(first.id, 'confirmed').expect(200);
    await place().expect(409);
    await desk.move(first.id, 'cancelled').expect(200);
    const second = await desk.order(body());
    const refused = await desk.move(first.id, 'confirmed').expect(409);
    expect(refused.body.message).toBe(isFull());
    expect((await desk.read<RestaurantOrder>(`/${first.id}`)).status).toBe('cancelled');
    await desk.remove(second.id).expect(200);
    await desk.move(first.id, 'pending').expect(200);
  });

  it('of a batch of reactivated orders the first gets the only place', async () => {
    await capacity(2);
    const ids = [(await desk.order(body())).id, (await desk.order(body())).id];
    const orders = ids.map((id) => ({ id }));
    await desk.batch('status', { status: 'cancelled', orders }).expect(200);
    await capacity(1);
    const { body: result } = await desk.batch('status', { status: 'pending', orders }).expect(200);
    expect(result.orders).toMatchObject([
      { id: ids[0], done: true },
      { id: ids[1], done: false, reason: isFull() },
    ]);
    expect(await left()).toEqual([0, 1]);
  });

  it('undoing a cancellation needs a free place', async () => {
    const { id } = await desk.order(body());
    const { changeId } = (await desk.batch('delete', { ids: [id] }).expect(200)).body;
    const undo = async (): Promise<request.Response> =>
      await request(desk.parts.service.server)
        .post(`/api/admin/changes/restaurant-orders/${changeId}/undo`)
        .set(desk.parts.staff.admin.headers);
    const other = await desk.order(body());
    const refused = await undo();
    expect([refused.status, refused.body.message]).toEqual([409, isFull()]);
    expect(await stored()).toBe(1);
    await desk.move(other.id, 'cancelled').expect(200);
    expect((await undo()).status).toBe(200);
    expect([await stored(), await left()]).toEqual([2, [0, 1]]);
  });

  it('a place goes to one order when a cancelled one is reactivated while another is placed', async () => {
    const { id } = await desk.order(body());
    for (let round = 0; round < 10; round++) {
      await desk.move(id, 'cancelled').expect(200);
      const [back, placed] = await Promise.all([desk.move(id, 'pending'), place()]);
      expect([back.status, placed.status].toSorted()).toEqual([expect.any(Number), 409]);
      expect(await left()).toEqual([0, 1]);
      await desk.parts.database.query('DELETE FROM restaurant_orders.restaurant_order WHERE id <> $1', [id]);
    }
  });
});
