import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountedProducts, OrderPlacement, RestaurantOverrideState } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import request from 'supertest';
import { OrderDesk } from './order-desk.js';
import { placement, TORONTO, tomorrow } from './wholesale-stock.js';

let desk: OrderDesk;
let b: string;
let code: string;

beforeAll(async () => {
  desk = await OrderDesk.open();
  b = await desk.parts.stock.openStore('b');
  ({ code } = await desk.parts.stock.code({ code: 'BBBB', tier: 'tier0' }));
});

afterAll(async () => desk?.close());

const today = (): string => dayIn(new Date(), TORONTO);

/** Sets the overrides of store B. */
async function inB(own: Partial<RestaurantOverrideState> | null): Promise<void> {
  await desk.parts.stock.override(desk.parts.pork, b, own);
  await desk.parts.stock.settled();
}

const order = (store: string, fields: Partial<OrderPlacement> & { quantity?: number } = {}): request.Test =>
  request(desk.parts.service.server).post(`/api/restaurant/order${store}`).send(placement(desk.parts.pork, fields));

/** The order sheet of a code without a discount. */
async function sheet(store: string): Promise<DiscountedProducts['products']> {
  const path = `/api/restaurant/products-with-discount/${code}${store}`;
  return ((await request(desk.parts.service.server).get(path).expect(200)).body as DiscountedProducts).products;
}

const pork = async (store: string) => (await sheet(store)).find(({ id }) => id === desk.parts.pork.id);

describe('orders at a store that overrides a product', () => {
  it("a store's price is charged and stored, and a total by the chain's price gets a fresh quote", async () => {
    await inB({ pricePerUnitCents: 3_000 });
    expect((await pork('?store=b'))?.discountedPrice).toBe(30);
    expect((await pork(''))?.discountedPrice).toBe(34.99);
    const { body } = await order('?store=b').expect(409);
    expect(body.quote.totalAmount).toBe(30);
    await order('?store=b', { totalAmount: 30 }).expect(201);
    await order('', { totalAmount: 34.99 }).expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, { pricePerUnitCents: 3_600 });
    await desk.parts.stock.settled();
    await order('?store=b', { totalAmount: 30 }).expect(201);
    await order('', { totalAmount: 36 }).expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, {});
    await inB(null);
    await order('?store=b', { totalAmount: 34.99 }).expect(201);
  });

  it("a store's minimum applies at that store only", async () => {
    await inB({ minOrderQuantity: 3 });
    expect((await order('?store=b', { quantity: 2 }).expect(400)).body.message).toContain('needs at least 3');
    await order('?store=b', { quantity: 3 }).expect(201);
    await order('', { quantity: 2 }).expect(201);
  });

  it('a store may leave a product out, and sell what the chain does not', async () => {
    await inB({ active: false });
    expect([await pork('?store=b'), (await pork(''))?.active]).toEqual([undefined, true]);
    await order('?store=b').expect(400);
    await order('').expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, { active: false });
    await inB({ active: true });
    await order('').expect(400);
    await order('?store=b').expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, {});
    await inB(null);
  });

  it("a product sold out in one store is for sale again after that store's midnight", async () => {
    await inB({ soldOutDate: today(), soldOutUntil: addDays(today(), -1) });
    expect((await order('?store=b').expect(400)).body.message).toContain('sold out today');
    await order('').expect(201);
    // Yesterday's date simulates a past sold-out day of B, because the test's clock does not advance.
    await inB({ soldOutDate: addDays(today(), -1), soldOutUntil: addDays(today(), -1) });
    await order('?store=b').expect(201);
  });

  it("a store's own sold-out day replaces the chain's", async () => {
    const until = addDays(tomorrow(), 1);
    await inB({ soldOutDate: addDays(today(), -1), soldOutUntil: until });
    const { body } = await order('?store=b').expect(400);
    expect(body).toMatchObject({ orderableFrom: addDays(until, 1) });
    await order('?store=b', { deliveryDate: addDays(until, 1) }).expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, { soldOutDate: today(), soldOutUntil: until });
    await inB({ soldOutDate: addDays(today(), -1), soldOutUntil: addDays(today(), -1) });
    await order('').expect(400);
    await order('?store=b').expect(201);
    await desk.parts.stock.changeProduct(desk.parts.pork, {});
    await inB(null);
  });

  it("a store's places apply to the sheet with a code", async () => {
    await desk.parts.stock.product({ name: 'Aaa', displayOrder: 1 });
    await inB({ displayOrder: 90 });
    const last = async (store: string) =>
      (await sheet(store)).findLast(({ category }) => category === 'Proteins')?.name;
    expect([await last('?store=b'), await last('')]).toEqual([desk.parts.pork.name, 'Aaa']);
    await inB(null);
  });

  it('a product that was deleted and recreated has no overrides', async () => {
    const { stock, database } = desk.parts;
    const product = await stock.product({ name: 'Tofu' });
    await stock.override(product, b, { pricePerUnitCents: 1 });
    await stock.deleteProduct(product);
    await stock.product(product);
    await stock.settled();
    expect(
      await database.query('SELECT 1 FROM restaurant_orders.override_copy WHERE product_id = $1', [product.id]),
    ).toEqual([]);
  });
});
