import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DaySheet, OrderItem, OrderPage, PickList, RestaurantProduct, StaffStore } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** The day sheet and the pick list of a store through the gateway: they add up to the orders of the day. */

const PRODUCTS = '/api/admin/restaurant/products';
const ORDERS = '/api/admin/restaurant/orders';
const mark = `d${Date.now().toString(36)}`;

let client: SpecifiedClient;
let stores: { a: StaffStore; b: StaffStore; c: StaffStore };
let day = '';
let products: RestaurantProduct[] = [];

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  stores = await threeStores(client, mark);
  day = addDays(dayIn(new Date(), stores.b.timeZone), 90);
  const draft = { unit: 'box', minOrderQuantity: 1 };
  products = [
    await client.json('POST', PRODUCTS, { ...draft, name: `Duck ${mark}`, chineseName: '燒鴨', pricePerUnit: 12.35 }),
    await client.json('POST', PRODUCTS, { ...draft, name: `Tofu ${mark}`, pricePerUnit: 3.1 }),
  ];
});

afterAll(async () => {
  for (const { id } of products) await client.call('DELETE', `${PRODUCTS}/${id}`);
  for (const { id } of [stores.b, stores.c]) await client.call('PATCH', `/api/admin/stores/${id}`, { active: false });
});

/** @param quantities of the products, in their order */
async function order({ slug }: StaffStore, quantities: readonly number[], isDelivery: boolean): Promise<void> {
  const items = products.flatMap(({ id }, index) => (quantities[index] ? [{ id, quantity: quantities[index] }] : []));
  const cents = products.reduce(
    (sum, each, at) => sum + Math.round(each.pricePerUnit * 100) * (quantities[at] ?? 0),
    0,
  );
  const fee = isDelivery ? 25 : 0;
  const placed = await client.call('POST', `/api/restaurant/order?store=${slug}`, {
    restaurantName: `Wok ${mark}`,
    deliveryDate: day,
    deliveryTime: '9-12',
    isDelivery,
    ...(isDelivery ? { deliveryAddress: '1 Main Street' } : {}),
    orderItems: JSON.stringify(items),
    subtotalAmount: cents / 100,
    discountAmount: 0,
    deliveryFee: fee,
    totalAmount: (cents + fee * 100) / 100,
  });
  expect(placed.status).toBe(201);
}

describe('the lists of a store and a delivery day', () => {
  it('add up to the orders of that day and store, without the cancelled one', async () => {
    const { a, b } = stores;
    await order(a, [9], false);
    await order(b, [2, 5], true);
    await order(b, [3], false);
    await order(b, [4, 4], false);
    const found = `q=${mark}&deliveryFrom=${day}&deliveryTo=${day}&store=${b.slug}`;
    const [newest] = (await client.json<OrderPage>('GET', `${ORDERS}/page?${found}`)).orders;
    await client.json('PATCH', `${ORDERS}/${newest?.id}/status`, { status: 'cancelled' });
    const { orders } = await client.json<OrderPage>('GET', `${ORDERS}/page?${found}&status=pending`);
    expect(orders).toHaveLength(2);

    const sheet = await client.json<DaySheet>('GET', `${ORDERS}/day-sheet?store=${b.slug}&day=${day}`);
    const cents = (amounts: readonly number[]): number =>
      amounts.reduce((sum, each) => sum + Math.round(each * 100), 0);
    expect([sheet.orders, sheet.cancelled, cents([sheet.totalAmount])]).toEqual([
      2,
      1,
      cents(orders.map(({ totalAmount }) => totalAmount)),
    ]);
    expect(sheet.parts.map((part) => [part.isDelivery, part.orders.length, part.totalAmount])).toEqual([
      [true, 1, 65.2],
      [false, 1, 37.05],
    ]);

    const list = await client.json<PickList>('GET', `${ORDERS}/pick-list?store=${b.slug}&day=${day}`);
    const lines = orders.flatMap(({ orderItems }) => JSON.parse(orderItems) as OrderItem[]);
    const picked = list.categories.flatMap((category) => category.products);
    expect(
      picked.map(({ name, chineseName, quantity, orders: of }) => [name, chineseName, quantity, of.length]),
    ).toEqual([
      [`Duck ${mark}`, '燒鴨', 5, 2],
      [`Tofu ${mark}`, undefined, 5, 1],
    ]);
    for (const { id, quantity } of picked) {
      expect(quantity).toBe(lines.reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0));
    }
  });

  it('are limited to one store at a time', async () => {
    expect((await client.call('GET', `${ORDERS}/pick-list?day=${day}`)).status).toBe(400);
    expect((await client.call('GET', `${ORDERS}/day-sheet?day=${day}&store=no-such`)).status).toBe(404);
  });
});
