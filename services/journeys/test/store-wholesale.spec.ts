import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicRestaurantProduct, RestaurantProduct, StaffStore, StaffRestaurantProduct } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** Overrides of restaurant products, through the gateway: shown and charged only in that store. */

const PRODUCTS = '/api/admin/restaurant/products';
const mark = `w${Date.now().toString(36)}`;

let client: SpecifiedClient;
/** The default store. */
let a: StaffStore;
let b: StaffStore;
let c: StaffStore;
let id = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  ({ a, b, c } = await threeStores(client, mark));
  const product = { name: `Of stores ${mark}`, pricePerUnit: 10, minOrderQuantity: 1, unit: 'box' };
  id = (await client.json<RestaurantProduct>('POST', PRODUCTS, product)).id;
});

beforeEach(async () => {
  const everywhere = { pricePerUnit: 10, minOrderQuantity: 1, displayOrder: 0, soldOutToday: false, everywhere: true };
  await client.json('PUT', `${PRODUCTS}/${id}`, { ...everywhere, active: true });
});

afterAll(async () => {
  await client.call('DELETE', `${PRODUCTS}/${id}`);
  for (const store of [b, c]) await client.call('PATCH', `/api/admin/stores/${store.id}`, { active: false });
});

const setIn = async (store: StaffStore, body: object): Promise<StaffRestaurantProduct> =>
  await client.json<StaffRestaurantProduct>('PUT', `${PRODUCTS}/${id}?store=${store.slug}`, body);

const override = (store: StaffStore): string => `/api/admin/stores/${store.id}/overrides/restaurant/${id}`;

async function list(query: string): Promise<PublicRestaurantProduct[]> {
  return (await (await send(`/api/restaurant/products${query}`)).json()) as PublicRestaurantProduct[];
}

/** The prices in A (by its address without a store), B and C; undefined where the product is not sold. */
async function prices(): Promise<(number | undefined)[]> {
  const lists = await Promise.all(['', `?store=${b.slug}`, `?store=${c.slug}`].map(list));
  return lists.map((products) => products.find((product) => product.id === id)?.pricePerUnit);
}

/** Orders a pickup in a few days. @returns the answer's status */
async function order(store: StaffStore, price: number, quantity = 1): Promise<number> {
  const answer = await client.call('POST', `/api/restaurant/order?store=${store.slug}`, {
    restaurantName: 'Lucky Noodle',
    deliveryDate: addDays(dayIn(new Date(), a.timeZone), 4),
    deliveryTime: '9-12',
    isDelivery: false,
    orderItems: JSON.stringify([{ id, quantity }]),
    subtotalAmount: price * quantity,
    discountAmount: 0,
    deliveryFee: 0,
    totalAmount: price * quantity,
  });
  return answer.status;
}

describe('restaurant products of stores', () => {
  it('a price of B is shown and charged only in B, other fields follow the chain, and a reset follows it again', async () => {
    const own = await setIn(b, { pricePerUnit: 5 });
    expect(own).toMatchObject({ pricePerUnit: 5, minOrderQuantity: 1, own: { minOrderQuantity: null, active: null } });
    expect(await prices()).toEqual([10, 5, 10]);
    expect([await order(a, 10), await order(b, 5), await order(b, 10), await order(a, 5)]).toEqual([
      201, 201, 409, 409,
    ]);
    await client.json('PUT', `${PRODUCTS}/${id}`, { pricePerUnit: 7 });
    expect(await prices()).toEqual([7, 5, 7]);
    await client.json('DELETE', override(b));
    expect(await prices()).toEqual([7, 7, 7]);
    expect(await order(b, 7)).toBe(201);
    await setIn(b, { pricePerUnit: 5 });
    await client.json('PUT', override(b), { pricePerUnit: null, minOrderQuantity: null, active: null });
    expect(await prices()).toEqual([7, 7, 7]);
  });

  it('B may leave out what the chain sells, C may sell what it does not, and a recall takes it off everywhere', async () => {
    await setIn(b, { active: false });
    expect(await prices()).toEqual([10, undefined, 10]);
    expect([await order(a, 10), await order(b, 10)]).toEqual([201, 400]);
    await client.json('DELETE', override(b));
    await client.json('PUT', `${PRODUCTS}/${id}`, { active: false });
    await setIn(c, { active: true });
    expect(await prices()).toEqual([undefined, undefined, 10]);
    expect([await order(a, 10), await order(c, 10)]).toEqual([400, 201]);
    await client.json('PUT', `${PRODUCTS}/${id}`, { active: false, everywhere: true });
    expect(await prices()).toEqual([undefined, undefined, undefined]);
  });

  it('the least quantity and the place of B apply only at B', async () => {
    await setIn(b, { minOrderQuantity: 3 });
    expect([await order(a, 10, 2), await order(b, 10, 2), await order(b, 10, 3)]).toEqual([201, 400, 201]);
    const before = (await list('')).map((product) => product.id);
    await client.json('PATCH', `${PRODUCTS}/${id}/order?store=${b.slug}`, { displayOrder: 9_999 });
    expect((await list('')).map((product) => product.id)).toEqual(before);
  });

  it("is sold out only at B, until midnight on B's clock", async () => {
    const zone = async (timeZone: string): Promise<unknown> =>
      await client.json('PATCH', `/api/admin/stores/${b.id}`, { timeZone });
    // These zones are over a day apart, so the day of the one is over in the other.
    await zone('Pacific/Pago_Pago');
    await setIn(b, { soldOutUntil: dayIn(new Date(), 'Pacific/Pago_Pago') });
    expect([await order(a, 10), await order(b, 10)]).toEqual([201, 400]);
    await zone('Pacific/Kiritimati');
    expect(await order(b, 10)).toBe(201);
    await zone(a.timeZone);
  });

  it('with a past day B is not sold out while the chain is', async () => {
    await client.json('PUT', `${PRODUCTS}/${id}`, { soldOutToday: true });
    await setIn(b, { soldOutUntil: addDays(dayIn(new Date(), b.timeZone), -1) });
    expect([await order(a, 10), await order(b, 10)]).toEqual([400, 201]);
  });

  it('a stale version is a conflict, also after the row was deleted and recreated', async () => {
    const { own } = await setIn(b, { pricePerUnit: 5 });
    const stale = { pricePerUnit: 4, version: own?.version };
    await setIn(b, { pricePerUnit: 6 });
    expect((await client.call('PUT', override(b), stale)).status).toBe(409);
    await client.json('DELETE', override(b));
    await setIn(b, { pricePerUnit: 5 });
    expect((await client.call('PUT', override(b), stale)).status).toBe(409);
    expect(await prices()).toEqual([10, 5, 10]);
  });
});
