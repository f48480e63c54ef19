import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderHistory, RestaurantOrder } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { ORDERS_PATH, OrderDesk } from './order-desk.js';
import { STORE_ID } from './wholesale-stock.js';

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

const undo = (id: string, { headers }: SignedInStaff = desk.parts.staff.admin): request.Test =>
  request(desk.parts.service.server).post(`/api/admin/changes/restaurant-orders/${id}/undo`).set(headers);

const some = async (): Promise<RestaurantOrder[]> => [
  await desk.order(desk.withCode()),
  await desk.order(desk.withCode(2)),
];

const without = ({ version: _version, ...order }: RestaurantOrder): object => order;

const events = async (): Promise<object[]> =>
  await desk.parts.database.query(
    'SELECT type, before, after, store_id FROM restaurant_orders.event_log WHERE subject <> $1 ORDER BY number',
    [''],
  );

describe('deleted orders', () => {
  it('deleted orders are restored with their numbers, items and history, and count again', async () => {
    const list = await some();
    const { body } = await desk.batch('delete', { ids: list.map(({ id }) => id) }).expect(200);
    await desk.get(`/${list[0]?.id}`).expect(404);
    expect((await undo(body.changeId).expect(200)).body).toMatchObject({ restored: 4, leftCount: 0 });
    for (const order of list) {
      const back = await desk.read<RestaurantOrder>(`/${order.id}`);
      expect(without(back)).toEqual(without(order));
      expect(back.version).toBeGreaterThan(order.version);
      expect((await desk.read<OrderHistory>(`/${order.id}/history`)).entries.at(-1)).toMatchObject({ to: 'pending' });
    }
    const back = (await events()).slice(-3, -1);
    expect(back).toEqual([
      expect.objectContaining({ type: 'restaurant-order.moved', before: null, store_id: STORE_ID }),
      expect.objectContaining({ type: 'restaurant-order.moved', before: null, store_id: STORE_ID }),
    ]);
  });

  it('deleted orders are restored once when several users undo at the same time', async () => {
    const list = await some();
    const { changeId } = (await desk.batch('delete', { ids: list.map(({ id }) => id) }).expect(200)).body;
    const answers = await Promise.all(Array.from({ length: 4 }, async () => undo(changeId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await events()).filter((event) => 'type' in event && event.type === 'change.undone')).toHaveLength(1);
  });

  it('a dry run plans deletions without deleting', async () => {
    const [order] = await some();
    const path = `${ORDERS_PATH}/${order?.id}`;
    const send = (query: string) =>
      request(desk.parts.service.server).delete(`${path}?${query}`).set(desk.parts.staff.admin.headers);
    const { body } = await send('dryRun=1').expect(200);
    expect(body).toMatchObject({ dryRun: true, details: { ordersDeleted: 1 } });
    await desk.get(`/${order?.id}`).expect(200);
    await desk.move(order?.id ?? '', 'confirmed').expect(200);
    await send(`hash=${body.hash}`).expect(409);
    await desk.get(`/${order?.id}`).expect(200);
  });
});

describe('a batch of status changes', () => {
  it('a batch of status changes is undone for orders that have not moved on, by order staff too', async () => {
    const [one, other] = (await some()) as [RestaurantOrder, RestaurantOrder];
    const body = { status: 'ready', orders: [{ id: one.id }, { id: other.id }] };
    const { changeId } = (await desk.batch('status', body).expect(200)).body;
    await desk.move(other.id, 'delivered').expect(200);
    const { updatedAt } = await desk.read<RestaurantOrder>(`/${one.id}`);
    const answer = await undo(changeId, desk.parts.staff.order).expect(200);
    const undone = await desk.read<RestaurantOrder>(`/${one.id}`);
    expect(Date.parse(undone.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    expect(answer.body).toMatchObject({
      restored: 1,
      left: [{ thing: 'order', name: other.orderNumber, why: 'changed-since', fields: ['status'] }],
    });
    expect(await desk.read(`/${one.id}`)).toMatchObject({ status: 'pending' });
    await undo(answer.body.changeId, desk.parts.staff.order).expect(200);
    expect(await desk.read(`/${one.id}`)).toMatchObject({ status: 'ready' });
    expect(await desk.read(`/${other.id}`)).toMatchObject({ status: 'delivered' });
  });

  it('order staff can neither reactivate nor cancel orders by an undo', async () => {
    const [order] = (await some()) as [RestaurantOrder, RestaurantOrder];
    const orders = [{ id: order.id }];
    for (const status of ['cancelled', 'confirmed']) {
      const { changeId } = (await desk.batch('status', { status, orders }).expect(200)).body;
      expect((await undo(changeId, desk.parts.staff.order)).status).toBe(403);
      expect(await desk.read(`/${order.id}`)).toMatchObject({ status });
      if (status === 'confirmed') await undo(changeId).expect(200);
    }
    expect(await desk.read(`/${order.id}`)).toMatchObject({ status: 'cancelled' });
  });

  it('a batch can be undone by staff of its store only, and not by readers', async () => {
    const [order] = await some();
    const here = await signIn(desk.parts.database, 'admin', [STORE_ID]);
    const moved = await desk
      .batch('status', { status: 'ready', orders: [{ id: order?.id }] }, here.headers)
      .expect(200);
    const { changeId } = moved.body;
    expect((await undo(changeId, desk.parts.staff['read-only'])).status).toBe(403);
    const elsewhere = await signIn(desk.parts.database, 'admin', ['0197a3c0-0000-7000-8000-00000000ffff']);
    await undo(changeId, elsewhere).expect(404);
    await undo(changeId, here).expect(200);
  });

  it('order staff cannot restore deleted orders', async () => {
    const [order] = await some();
    const { changeId } = (await desk.remove(order?.id ?? '').expect(200)).body;
    expect((await undo(changeId, desk.parts.staff.order)).status).toBe(403);
  });
});
