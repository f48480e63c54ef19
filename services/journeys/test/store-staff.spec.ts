import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkOverrideResult, OverrideMatrix, Product, StaffStore, StaffUser } from '@larder/contracts';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** The rights of an administrator of one store, through the gateway. */

const STORES = '/api/admin/stores';
const mark = Date.now().toString(36);
const credentials = { username: `of-one-store-${mark}`, password: randomUUID() };

let chain: SpecifiedClient;
let own: SpecifiedClient;
let store: StaffStore;
let user: StaffUser;
let product: Product;

beforeAll(async () => {
  chain = await SpecifiedClient.signIn();
  const { timeZone, slug } = (await chain.json<StaffStore[]>('GET', STORES)).find(({ isDefault }) => isDefault) ?? {};
  const draft = { name: 'Staffed', slug: `staffed-${mark}`, address: '1 Road', phone: '', timeZone, copyFrom: slug };
  store = await chain.json<StaffStore>('POST', STORES, draft);
  user = await chain.json<StaffUser>('POST', '/api/admin/users', {
    ...credentials,
    role: 'admin',
    storeIds: [store.id],
  });
  const sold = { description: `Staffed ${mark}`, size: '1 lb', retailPrice: 10, ourPrice: 8, category: 'produce' };
  product = await chain.json<Product>('POST', '/api/admin/products', sold);
  own = await SpecifiedClient.signIn(credentials);
});

afterAll(async () => {
  await chain.call('DELETE', `/api/admin/users/${user.id}`);
  await chain.call('DELETE', `/api/admin/products/${product.id}`);
  await chain.call('PATCH', `${STORES}/${store.id}`, { active: false });
});

/** The product on the boards of the default store and of the administrator's store. */
const shown = async (): Promise<(Product | undefined)[]> =>
  await Promise.all(
    ['', `?store=${store.slug}`].map(async (query) => {
      const list = (await (await send(`/api/products${query}`)).json()) as Product[];
      return list.find(({ id }) => id === product.id);
    }),
  );

describe('an administrator of one store', () => {
  it('may not rename a product, and their prices apply to their store only', async () => {
    const path = `/api/admin/products/${product.id}`;
    const renamed = await own.call('PATCH', path, { description: 'Of mine' });
    expect(renamed.status).toBe(403);
    expect((await own.call('PATCH', path, { ourPrice: 5 })).status).toBe(200);
    const { rows } = await chain.json<OverrideMatrix>('GET', `/api/admin/overrides/matrix?product=${product.id}`);
    expect(rows[0]?.stores).toMatchObject({ [store.slug]: { ourPrice: 5, retailPrice: null, active: null } });
    expect((await shown()).map((each) => [each?.description, each?.ourPrice])).toEqual([
      [product.description, 8],
      [product.description, 5],
    ]);
  });
});

describe('a dry run of prices for chosen stores', () => {
  it('counts what would change and writes nothing: no price, no event, no new revision', async () => {
    const items = [{ kind: 'retail', productId: product.id, ourPrice: 3 }];
    const revision = async () => (await send(`/api/products?store=${store.slug}`)).headers.get('x-revision');
    const events = async () => await chain.json<object>('GET', `/api/admin/products/${product.id}/history`);
    const before = [await revision(), await events(), await shown()];
    const dry = { stores: [store.slug], items, dryRun: true };
    const result = await chain.json<BulkOverrideResult>('POST', '/api/admin/overrides/bulk', dry);
    expect(result).toMatchObject({
      changed: 1,
      dryRun: true,
      changes: [{ store: store.slug, productId: product.id, newOurPrice: 3 }],
    });
    expect([await revision(), await events(), await shown()]).toEqual(before);
  });
});
