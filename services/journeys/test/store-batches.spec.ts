import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PriceBatchResult, Product, StaffStore } from '@larder/contracts';
import { addDays, dayIn, instantOf } from '@larder/kernel';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** Price batches through the gateway: each store shows them from its local start until their end. */

const BATCHES = '/api/admin/price-batches';
/** Enough for a busy machine; `prove -- batches` requires two seconds. */
const SEEN_MS = 5_000;
const mark = `p${Date.now().toString(36)}`;

let client: SpecifiedClient;
let b: StaffStore;
let c: StaffStore;
let id = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  ({ b, c } = await threeStores(client, mark));
  await client.json('PATCH', `/api/admin/stores/${c.id}`, { timeZone: 'Asia/Kolkata' });
  const product = {
    description: `In batches ${mark}`,
    size: '1 lb',
    retailPrice: 10,
    ourPrice: 8,
    category: 'meat-beef',
  };
  id = (await client.json<Product>('POST', '/api/admin/products', product)).id;
});

afterAll(async () => {
  await client.call('DELETE', `/api/admin/products/${id}`);
  for (const store of [b, c]) await client.call('PATCH', `/api/admin/stores/${store.id}`, { active: false });
});

const draft = (name: string, times: { startsAt: string; endsAt?: string }): object => ({
  name: `${name} ${mark}`,
  stores: [b.slug, c.slug],
  items: [{ kind: 'retail', productId: id, ourPrice: 5 }],
  confirm: true,
  ...times,
});

const priceOn = async (path: string): Promise<number | undefined> =>
  ((await (await send(path)).json()) as Product[]).find((product) => product.id === id)?.ourPrice;

/** The prices in the default store, on the board of B, on B's TV, and on the board of C. */
const prices = async (): Promise<(number | undefined)[]> =>
  await Promise.all(
    [
      '/api/products',
      `/api/products?store=${b.slug}`,
      `/api/products/category/meat-beef?store=${b.slug}`,
      `/api/products?store=${c.slug}`,
    ].map(priceOn),
  );

async function becomes(wanted: number[], from: number): Promise<void> {
  await pause(Math.max(0, from - Date.now()));
  while (Date.now() < from + SEEN_MS && JSON.stringify(await prices()) !== JSON.stringify(wanted)) await pause(100);
  expect(await prices()).toEqual(wanted);
}

describe('a price batch', () => {
  it('starts at the local time of each store', async () => {
    const day = addDays(dayIn(new Date(), 'UTC'), 3);
    const times = { startsAt: `${day}T08:00`, endsAt: `${day}T20:00` };
    const { id: batch, stores } = await client.json<PriceBatchResult>('POST', BATCHES, draft('Local', times));
    expect(new Map(stores.map(({ store, startsAt }) => [store, Date.parse(startsAt)]))).toEqual(
      new Map([
        [b.slug, instantOf(day, '08:00', b.timeZone).getTime()],
        [c.slug, instantOf(day, '08:00', 'Asia/Kolkata').getTime()],
      ]),
    );
    const overlapping = await client.call('POST', BATCHES, draft('Other', times));
    expect([overlapping.status, await overlapping.text()]).toEqual([409, expect.stringContaining(`Local ${mark}`)]);
    await client.json('POST', `${BATCHES}/${batch}/cancel`);
  });

  it('shows only on the boards and TVs of its stores, until its end', async () => {
    const [start, end] = [Date.now() + 4_000, Date.now() + 11_000];
    const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
    await client.json('POST', BATCHES, draft('Now', times));
    expect(await prices()).toEqual([8, 8, 8, 8]);
    await becomes([8, 5, 5, 5], start);
    await becomes([8, 8, 8, 8], end);
  });
});
