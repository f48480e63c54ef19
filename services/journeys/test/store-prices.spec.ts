import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkOverrideResult, Product, StaffProduct, StaffStore } from '@larder/contracts';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** Prices of stores through the gateway, whose cache must never mix stores. */

const STORES = '/api/admin/stores';
const mark = Date.now().toString(36);

let client: SpecifiedClient;
/** The default store. */
let a: StaffStore;
let b: StaffStore;
let c: StaffStore;
let id = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  ({ a, b, c } = await threeStores(client, mark));
  const product = { description: `Of stores ${mark}`, size: '1 lb', retailPrice: 10, ourPrice: 8, category: 'produce' };
  id = (await client.json<Product>('POST', '/api/admin/products', product)).id;
});

beforeEach(async () => {
  await client.json('PATCH', `/api/admin/products/${id}`, {
    ourPrice: 8,
    retailPrice: 10,
    active: true,
    everywhere: true,
  });
});

afterAll(async () => {
  await client.call('DELETE', `/api/admin/products/${id}`);
  for (const store of [b, c]) await client.call('PATCH', `${STORES}/${store.id}`, { active: false });
});

const setIn = async (store: StaffStore, body: object): Promise<StaffProduct> =>
  await client.json<StaffProduct>('PATCH', `/api/admin/products/${id}?store=${store.slug}`, body);

const override = (store: StaffStore): string => `${STORES}/${store.id}/overrides/retail/${id}`;

async function list(query: string): Promise<Product[]> {
  return (await (await send(`/api/products${query}`)).json()) as Product[];
}

/** The prices in A (by its address without a store), B and C; undefined where the product is not sold. */
async function prices(): Promise<(number | undefined)[]> {
  const queries = ['', `?store=${b.slug}`, `?store=${c.slug}`];
  const lists = await Promise.all(queries.map(list));
  return lists.map((products) => products.find((product) => product.id === id)?.ourPrice);
}

describe('prices of stores', () => {
  it('a price of B shows only in B, other fields follow the chain, and a reset follows it again', async () => {
    const own = await setIn(b, { ourPrice: 5 });
    expect(own).toMatchObject({ ourPrice: 5, retailPrice: 10, active: true, own: { retailPrice: null, active: null } });
    expect(await prices()).toEqual([8, 5, 8]);
    await client.json('PATCH', `/api/admin/products/${id}`, { ourPrice: 7 });
    expect(await prices()).toEqual([7, 5, 7]);
    await client.json('DELETE', override(b));
    expect(await prices()).toEqual([7, 7, 7]);
    await setIn(b, { ourPrice: 5 });
    await client.json('PUT', override(b), { ourPrice: null, retailPrice: null, active: null });
    expect(await prices()).toEqual([7, 7, 7]);
  });

  it('B may leave out what the chain sells, C may sell what it does not, and a recall takes it off everywhere', async () => {
    await setIn(b, { active: false });
    expect(await prices()).toEqual([8, undefined, 8]);
    await client.json('DELETE', override(b));
    await client.json('PATCH', `/api/admin/products/${id}`, { active: false });
    await setIn(c, { active: true });
    expect(await prices()).toEqual([undefined, undefined, 8]);
    await client.json('PATCH', `/api/admin/products/${id}`, { active: false, everywhere: true });
    expect(await prices()).toEqual([undefined, undefined, undefined]);
  });

  it('a new order of B does not change the order of A, and a part of the list is refused', async () => {
    const order = async (query: string) => (await list(query)).map((product) => product.id);
    const staff = await client.json<Product[]>('GET', `/api/products?includeInactive=true&store=${b.slug}`);
    const before = await order('');
    const productIds = staff.map((product) => product.id).toReversed();
    await client.json('POST', `/api/admin/products/reorder?store=${b.slug}`, { productIds });
    expect(await order(`?store=${b.slug}`)).toEqual(before.toReversed());
    expect(await order('')).toEqual(before);
    const part = await client.call('POST', `/api/admin/products/reorder?store=${b.slug}`, {
      productIds: productIds.slice(1),
    });
    expect(part.status).toBe(400);
    await client.json('DELETE', `/api/admin/products/order?store=${b.slug}`);
    expect(await order(`?store=${b.slug}`)).toEqual(before);
  });

  it('three stores change at once after a dry run that writes nothing; a bad price saves nothing', async () => {
    const stores = [a.slug, b.slug, c.slug];
    const items = [{ kind: 'retail', productId: id, ourPrice: 6 }];
    const bulk = '/api/admin/overrides/bulk';
    const dry = await client.json<BulkOverrideResult>('POST', bulk, { stores, items, dryRun: true });
    expect([dry.changed, await prices()]).toEqual([3, [8, 8, 8]]);
    const bad = await client.call('POST', bulk, { stores, items: [...items, { ...items[0], ourPrice: -1 }] });
    expect([bad.status, ((await bad.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(/^items\.1: ourPrice/),
    ]);
    await client.json('POST', bulk, { stores, items, hash: dry.hash });
    expect(await prices()).toEqual([6, 6, 6]);
  });

  it('a stale version is a conflict, also after the row was deleted and recreated', async () => {
    const { own } = await setIn(b, { ourPrice: 5 });
    const stale = { ourPrice: 4, version: own?.version };
    await setIn(b, { ourPrice: 6 });
    expect((await client.call('PUT', override(b), stale)).status).toBe(409);
    await client.json('DELETE', override(b));
    await setIn(b, { ourPrice: 5 });
    expect((await client.call('PUT', override(b), stale)).status).toBe(409);
    expect(await prices()).toEqual([8, 5, 8]);
  });

  it('the table of a store, its category page and its file agree to the cent', async () => {
    await setIn(b, { ourPrice: 5.55, retailPrice: 9.01 });
    const find = (products: Product[]) => products.find((product) => product.id === id);
    const category = (await (await send(`/api/products/category/produce?store=${b.slug}`)).json()) as Product[];
    const staff = await client.json<Product[]>('GET', `/api/products?includeInactive=true&store=${b.slug}`);
    const seen = [await list(`?store=${b.slug}`), category, staff].map(find);
    expect(seen.map((product) => [product?.ourPrice, product?.retailPrice])).toEqual(seen.map(() => [5.55, 9.01]));
    const file = await (await client.call('GET', `/api/admin/products/export?store=${b.slug}`)).text();
    const row = file.split('\n').find((line) => line.includes(id));
    expect(row).toContain('9.01,5.55');
  });
});
