import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderHistory, RestaurantOrder } from '@larder/contracts';
import { ORDER_STATUSES, type OrderStatus } from '@larder/kernel';
import request from 'supertest';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { placement } from './wholesale-stock.js';

const NOBODY = '0197a3c0-0000-7000-8000-00000000ffff';

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

describe('a status', () => {
  it('administrators can set any status, the order role the next one, read-only none', async () => {
    const { id } = await desk.order(placement(desk.parts.rice));
    expect((await desk.move(id, 'confirmed', 'read-only').expect(403)).body).toMatchObject({
      message: 'Only order staff and administrators may move an order from pending to confirmed.',
    });
    await desk.move(id, 'preparing', 'order').expect(403);
    await desk.move(id, 'cancelled', 'order').expect(403);
    for (const step of ['confirmed', 'preparing', 'ready', 'delivered']) {
      expect((await desk.move(id, step, 'order').expect(200)).body).toMatchObject({ status: step });
    }
    expect((await desk.move(id, 'ready', 'order').expect(403)).body).toMatchObject({
      message: 'Only an administrator may move an order from delivered to ready.',
    });
    for (const status of ORDER_STATUSES) await desk.move(id, status).expect(200);
  });

  it('an unknown status or order is refused', async () => {
    const { id } = await desk.order(placement(desk.parts.rice));
    expect((await desk.move(id, 'foo')).status).toBe(400);
    expect((await desk.move(NOBODY, 'ready')).status).toBe(404);
  });

  it('a stale status change is refused with the current order', async () => {
    const { id, version } = await desk.order(placement(desk.parts.rice));
    await desk.move(id, 'confirmed', 'admin', { version }).expect(200);
    const late = await desk.move(id, 'cancelled', 'admin', { version }).expect(409);
    expect(late.body).toMatchObject({
      message: 'The order is now confirmed.',
      current: { id, status: 'confirmed' },
    });
  });

  it('a concurrent status change is one event with its user', async () => {
    const { id } = await desk.order(placement(desk.parts.rice));
    await Promise.all(Array.from({ length: 20 }, () => desk.move(id, 'delivered').expect(200)));
    const { entries } = await desk.read<OrderHistory>(`/${id}/history`);
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
    const { id } = await desk.order(code_ ? desk.withCode() : placement(desk.parts.rice));
    await desk.move(id, status).expect(200);
    await desk.remove(id, 'order').expect(403);
    expect((await desk.remove(id).expect(200)).body).toEqual({
      message: 'Order deleted successfully',
      details: { ordersDeleted: 1, purchasesDeleted: purchases },
      changeId: expect.any(String),
    });
    await request(desk.parts.service.server)
      .get(`${ORDERS_PATH}/${id}`)
      .set(desk.parts.staff.admin.headers)
      .expect(404);
  });

  it('ten concurrent deletes delete once', async () => {
    const { id } = await desk.order(placement(desk.parts.rice));
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });
});

describe('an order', () => {
  it('a placed order keeps names, prices and tier after later changes', async () => {
    const before = await desk.order(desk.withCode());
    await desk.parts.stock.changeProduct(desk.parts.pork, { name: 'Other', pricePerUnitCents: 1 });
    await desk.parts.stock.changeCode(desk.parts.code, { tier: 'tier0', restaurantName: 'Other' });
    await desk.parts.stock.settled();
    expect(await desk.read<RestaurantOrder>(`/${before.id}`)).toEqual(before);
    await desk.parts.stock.renameTier('tier2', 'Family');
    expect(await desk.read<RestaurantOrder>(`/${before.id}`)).toMatchObject({ tier: 'tier2', tierName: 'Family' });
    await desk.parts.stock.renameTier('tier2', 'Silver');
    await desk.parts.stock.changeProduct(desk.parts.pork, {});
    await desk.parts.stock.changeCode(desk.parts.code, {});
    await desk.parts.stock.settled();
  });
});
