import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Availability, OwnRulesPatch, RestaurantProduct, StaffStore } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** The order rules of B through the gateway: B accepts what its page offers, and A keeps the chain's rules. */

const PRODUCTS = '/api/admin/restaurant/products';
const mark = `r${Date.now().toString(36)}`;

let client: SpecifiedClient;
/** The default store. */
let a: StaffStore;
let b: StaffStore;
let c: StaffStore;
/** The id of a product for 299.99. */
let id = '';
/** The id of a product for a cent. */
let cent = '';
let today = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  ({ a, b, c } = await threeStores(client, mark));
  const product = { unit: 'box', minOrderQuantity: 1 };
  const create = async (name: string, pricePerUnit: number): Promise<string> =>
    (await client.json<RestaurantProduct>('POST', PRODUCTS, { ...product, name: `${name} ${mark}`, pricePerUnit })).id;
  id = await create('Feast', 299.99);
  cent = await create('Cent', 0.01);
  today = dayIn(new Date(), a.timeZone);
});

afterEach(async () => {
  await rules({ deliveryFee: null, freeFrom: null, postalPrefixes: null, outsidePrefixes: null });
  await rules({ slotCapacity: null, cutOff: null, leadDays: null });
});

afterAll(async () => {
  for (const product of [id, cent]) await client.call('DELETE', `${PRODUCTS}/${product}`);
  for (const store of [b, c]) await client.call('PATCH', `/api/admin/stores/${store.id}`, { active: false });
});

const rules = async (patch: OwnRulesPatch): Promise<unknown> =>
  await client.json('PATCH', `/api/admin/stores/${b.id}/rules`, patch);

interface Wanted {
  day?: string;
  /** Cents in addition to the price of the feast. */
  cents?: number;
  fee?: number;
  postalCode?: string;
}

/** Orders a pickup, or with a fee a delivery. @returns the answer's status */
async function order(store: StaffStore, { day = addDays(today, 5), cents = 0, fee, postalCode }: Wanted = {}) {
  const subtotal = Math.round(29_999 + cents) / 100;
  const answer = await client.call('POST', `/api/restaurant/order?store=${store.slug}`, {
    restaurantName: 'Lucky Noodle',
    deliveryDate: day,
    deliveryTime: '9-12',
    isDelivery: fee !== undefined,
    deliveryAddress: fee === undefined ? undefined : '1 Main Street',
    deliveryPostalCode: postalCode,
    orderItems: JSON.stringify([{ id, quantity: 1 }, ...(cents === 0 ? [] : [{ id: cent, quantity: cents }])]),
    subtotalAmount: subtotal,
    discountAmount: 0,
    deliveryFee: fee ?? 0,
    totalAmount: Math.round((subtotal + (fee ?? 0)) * 100) / 100,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function offered(store: StaffStore): Promise<Availability['days']> {
  const answer = await send(`/api/restaurant/availability?store=${store.slug}&type=pickup&days=7`);
  return ((await answer.json()) as Availability).days;
}

describe('the order rules of a store', () => {
  it('on a day on which B is closed it takes no order, and A does', async () => {
    const day = addDays(today, 3);
    const closure = `/api/admin/stores/${b.id}/closures/${day}`;
    await client.json('PUT', closure, { hours: null, reason: 'Inventory' });
    const [atA, atB] = [await offered(a), await offered(b)].map((days) => days.find((each) => each.day === day)?.open);
    expect([atA, atB]).toEqual([true, false]);
    expect([await order(a, { day }), await order(b, { day })]).toEqual([201, 400]);
    await client.call('DELETE', closure);
    expect(await order(b, { day })).toBe(201);
  });

  it('after its cut-off B takes no order for the next day, and offers the one after it', async () => {
    const next = addDays(today, 1);
    await rules({ cutOff: '00:00' });
    expect((await offered(b)).find(({ open }) => open)?.day).toBe(addDays(today, 2));
    expect([await order(b, { day: next }), await order(a, { day: next })]).toEqual([400, 201]);
    await rules({ cutOff: '24:00' });
    expect(await order(b, { day: next })).toBe(201);
  });

  it('B delivers for its fee, and free from its threshold on', async () => {
    await rules({ deliveryFee: 15, freeFrom: 300 });
    expect([await order(b, { fee: 25 }), await order(b, { fee: 15 }), await order(a, { fee: 25 })]).toEqual([
      409, 201, 201,
    ]);
    expect([await order(b, { cents: 1, fee: 15 }), await order(b, { cents: 1, fee: 0 })]).toEqual([409, 201]);
  });

  it('the last place of a time goes to one of two orders, and the other one is refused', async () => {
    await rules({ slotCapacity: 1 });
    const day = addDays(today, 40);
    expect((await Promise.all([order(b, { day }), order(b, { day })])).toSorted()).toEqual([201, 409]);
  });

  it('outside of its postal codes B refuses a delivery, or takes it with a warning', async () => {
    await rules({ postalPrefixes: ['L3R'], outsidePrefixes: 'refuse' });
    const [inside, outside] = [
      { fee: 25, postalCode: 'L3R 0Y5' },
      { fee: 25, postalCode: 'M5V 1A1' },
    ];
    expect([await order(b, inside), await order(b, outside), await order(a, outside)]).toEqual([201, 400, 201]);
    await rules({ outsidePrefixes: 'warn' });
    expect(await order(b, outside)).toBe(201);
  });
});
