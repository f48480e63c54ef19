import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountCode, PublicRestaurantProduct, StaffStore } from '@larder/contracts';
import { ask, send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** Codes that are limited to stores, through the gateway and two replicas of each service. */

const STORES = '/api/admin/stores';
const CODES = '/api/admin/restaurant/discount-codes';
const mark = Date.now().toString(36);

let client: SpecifiedClient;
/** The default store. */
let a: StaffStore;
let b: StaffStore;
let ofA: DiscountCode;
let product: PublicRestaurantProduct;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  const found = (await client.json<StaffStore[]>('GET', STORES)).find(({ isDefault }) => isDefault);
  if (!found) throw new Error('There is no store.');
  a = found;
  const draft = { name: 'Codes B', slug: `codes-b-${mark}`, address: '1 Road', phone: '', timeZone: a.timeZone };
  b = await client.json<StaffStore>('POST', STORES, { ...draft, copyFrom: a.slug });
  ofA = await client.json<DiscountCode>('POST', CODES, {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: `Only at A ${mark}`,
    tier: 'tier1',
    storeIds: [a.id],
  });
  const products = (await (await send('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const [first] = products;
  if (!first) throw new Error('There is nothing to order.');
  product = first;
});

afterAll(async () => {
  await client.call('DELETE', `${CODES}/${ofA.id}`);
  await client.call('PATCH', `${STORES}/${b.id}`, { active: false });
});

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const order = (code: string): object => ({
  restaurantName: `Only at A ${mark}`,
  deliveryDate: new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10),
  deliveryTime: '9-12',
  isDelivery: false,
  orderItems: JSON.stringify([{ id: product.id, name: 'x', quantity: product.minOrderQuantity, unit: 'x' }]),
  discountCode: code,
  // A total that is always wrong, so that the answer is a quote and nothing is stored.
  totalAmount: 0,
});

/** The public answers about a code, without request ids. */
async function answers(code: string, at: string): Promise<string[]> {
  const all = [
    await send(`/api/restaurant/validate-code${at}`, json({ code })),
    await send(`/api/restaurant/products-with-discount/${code}${at}`),
    await send(`/api/restaurant/order${at}`, json(order(code))),
  ];
  return await Promise.all(
    all.map(async (answer) => {
      const headers = ['content-type', 'cache-control', 'set-cookie'].map((name) => answer.headers.get(name));
      const text = (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(code, 'CODE');
      return [answer.status, ...headers, text].join(' ');
    }),
  );
}

const tries = async (): Promise<number> => {
  const rows = await ask<{ tries: number }>(
    `SELECT coalesce(sum(day_tries), 0)::int AS tries FROM restaurant_orders.code_budget WHERE key LIKE 'address:%'`,
    [],
  );
  return rows[0]?.tries ?? 0;
};

describe('a code of store A', () => {
  it('is accepted at A, with and without its name', async () => {
    for (const at of ['', `?store=${a.slug}`]) {
      const [valid, products, quote] = await answers(ofA.code, at);
      expect(valid).toContain('"valid":true');
      expect(products).toMatch(/^200 /);
      expect(quote).toContain('"codeValid":true');
    }
  });

  it('is answered at B exactly like an unknown code, and is charged', async () => {
    const at = `?store=${b.slug}`;
    const unknown = await answers('ZZZZ', at);
    const before = await tries();
    expect(await answers(ofA.code, at)).toEqual(unknown);
    expect((await tries()) - before).toBe(3);
    const path = await send(`/s/${b.slug}/api/restaurant/validate-code`, json({ code: ofA.code }));
    expect(await path.json()).toMatchObject({ valid: false, restaurantName: null });
  });

  it('is accepted at B as soon as it is for every store', async () => {
    await client.json('PUT', `${CODES}/${ofA.id}`, { storeIds: null });
    const [valid] = await answers(ofA.code, `?store=${b.slug}`);
    expect(valid).toContain('"valid":true');
  });
});
