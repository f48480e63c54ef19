import { describe, expect, it } from '@jest/globals';
import type { PublicRestaurantProduct } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import request from 'supertest';
import { useCatalog } from '../use-catalog.js';
import { insertRestaurantProduct } from './restaurant-builder.js';

const { database, service, admin } = useCatalog();

const change = (id: string, body: object): request.Test =>
  request(service.server).put(`/api/admin/restaurant/products/${id}`).set(admin.headers).send(body);

const listed = async (id: string): Promise<PublicRestaurantProduct | undefined> =>
  ((await request(service.server).get('/api/restaurant/products').expect(200)).body as PublicRestaurantProduct[]).find(
    (product) => product.id === id,
  );

const lastEvent = async (): Promise<object | undefined> =>
  (await database.query<object>('SELECT before, after FROM catalog.event_log ORDER BY number')).at(-1);

describe('a restaurant product that is sold out', () => {
  it("a product is sold out for the store's current day until it is undone", async () => {
    const id = await insertRestaurantProduct(database, { name: 'Bok choy' });
    const today = dayIn(new Date(), 'UTC');
    expect((await change(id, { soldOutToday: true }).expect(200)).body).toMatchObject({
      soldOutDate: today,
      active: true,
      version: 2,
    });
    expect(await listed(id)).toMatchObject({ soldOutDate: today });
    expect(await lastEvent()).toMatchObject({ before: { soldOutDate: null }, after: { soldOutDate: today } });
    expect((await change(id, { name: 'Choy' }).expect(200)).body.soldOutDate).toBe(today);
    expect((await change(id, { soldOutToday: false }).expect(200)).body.soldOutDate).toBeNull();
    await change(id, { soldOutToday: 'yes' }).expect(400);
  });

  it('a product is sold out until a day, and for sale again by either flag', async () => {
    const today = dayIn(new Date(), 'UTC');
    const until = addDays(today, 3);
    const id = await insertRestaurantProduct(database, { name: 'Tofu' });
    expect((await change(id, { soldOutUntil: until }).expect(200)).body).toMatchObject({
      soldOutDate: null,
      soldOutUntil: until,
    });
    expect(await lastEvent()).toMatchObject({ after: { soldOutUntil: until } });
    expect(await listed(id)).toMatchObject({ soldOutUntil: until });
    expect((await change(id, { name: 'Firm Tofu' }).expect(200)).body.soldOutUntil).toBe(until);
    for (const again of [{ soldOutUntil: null }, { soldOutToday: false }]) {
      expect((await change(id, again).expect(200)).body).not.toHaveProperty('soldOutUntil');
      await change(id, { soldOutUntil: until }).expect(200);
    }
    await database.query('UPDATE catalog.restaurant_product SET sold_out_until = $1 WHERE id = $2', ['2026-01-02', id]);
    const { body: sentBack } = await change(id, { name: 'Silken Tofu' }).expect(200);
    await change(id, { ...sentBack, pricePerUnit: 2.5 }).expect(200);
    for (const wrong of [today, addDays(today, 400), 'soon']) {
      await change(id, { soldOutUntil: wrong }).expect(400);
    }
  });
});

describe('a restaurant product that is ordered in multiples', () => {
  it('order multiples are public and in events, until 1 or null removes them', async () => {
    const id = await insertRestaurantProduct(database, { name: 'Eggs', minOrderQuantity: 4 });
    expect(await listed(id)).not.toHaveProperty('orderMultiple');
    expect((await change(id, { orderMultiple: 2 }).expect(200)).body).toMatchObject({ orderMultiple: 2 });
    expect(await lastEvent()).toMatchObject({ after: { orderMultiple: 2 } });
    expect(await listed(id)).toMatchObject({ minOrderQuantity: 4, orderMultiple: 2 });
    expect((await change(id, { name: 'Large eggs' }).expect(200)).body.orderMultiple).toBe(2);
    for (const none of [1, null]) {
      expect((await change(id, { orderMultiple: none }).expect(200)).body).not.toHaveProperty('orderMultiple');
      await change(id, { orderMultiple: 6 }).expect(200);
    }
    for (const wrong of [0, 1.5, 10_000, '2']) await change(id, { orderMultiple: wrong }).expect(400);
    expect(await listed(id)).toMatchObject({ orderMultiple: 6 });
  });
});
