import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkOverrideResult, OverrideSummary, RedundantOverrides } from '@larder/contracts';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => desk.reset());

afterAll(async () => desk?.close());

const figures = async (): Promise<(readonly [string, number, number])[]> => {
  const { stores } = (await desk.staff('/api/admin/overrides/summary').expect(200)).body as OverrideSummary;
  return stores.map(({ store, overrides, redundant }) => [store, overrides, redundant] as const);
};

const redundantAt = async (store: string): Promise<string[]> =>
  ((await desk.staff(`/api/admin/overrides/redundant?store=${store}`).expect(200)).body as RedundantOverrides)
    .productIds;

describe('redundant overrides', () => {
  it('redundant overrides are counted, found, removed as previewed and brought back by undo', async () => {
    const second = await insertProduct(desk.database, { ourPriceCents: 500, retailPriceCents: 600 });
    await desk.setIn('b', { ourPrice: 7.99, active: true }).expect(200);
    await desk.send('put', desk.override('b', second), { ourPrice: 4, retailPrice: 6 }).expect(200);
    await desk.setIn('c', { ourPrice: 5 }).expect(200);
    expect(await figures()).toEqual([
      ['a', 0, 0],
      ['b', 2, 1],
      ['c', 1, 0],
    ]);
    expect([await redundantAt('b'), await redundantAt('c')]).toEqual([[desk.product], []]);

    const items = [{ kind: 'retail', productId: desk.product, reset: true }];
    const plan = (await desk.bulk({ stores: ['b'], items, dryRun: true }).expect(200)).body as BulkOverrideResult;
    expect(plan.changed).toBe(1);
    const before = await desk.prices();
    const done = (await desk.bulk({ stores: ['b'], items, hash: plan.hash }).expect(200)).body as BulkOverrideResult;
    expect(await desk.prices()).toEqual(before);
    expect((await figures())[1]).toEqual(['b', 1, 0]);
    await desk.send('post', `changes/catalog/${done.changeId}/undo`, {}).expect(200);
    expect((await figures())[1]).toEqual(['b', 2, 1]);
  });

  it("an override becomes redundant, and needed again, with the chain's price", async () => {
    await desk.setIn('b', { ourPrice: 7 }).expect(200);
    expect(await redundantAt('b')).toEqual([]);
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
    expect(await redundantAt('b')).toEqual([desk.product]);
  });

  it("a removal is refused with a stale preview if the chain's price, which the store would follow, has changed", async () => {
    await desk.setIn('b', { ourPrice: 7.99 }).expect(200);
    const items = [{ kind: 'retail', productId: desk.product, reset: true }];
    const { hash } = (await desk.bulk({ stores: ['b'], items, dryRun: true }).expect(200)).body as BulkOverrideResult;
    await desk.send('patch', `products/${desk.product}`, { retailPrice: 12 }).expect(200);
    await desk.bulk({ stores: ['b'], items, dryRun: true, hash }).expect(200);
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 8.99 }).expect(200);
    await desk.bulk({ stores: ['b'], items, hash }).expect(409);
    const { hash: fresh } = (await desk.bulk({ stores: ['b'], items, dryRun: true }).expect(200))
      .body as BulkOverrideResult;
    expect(fresh).not.toBe(hash);
    await desk.bulk({ stores: ['b'], items, hash: fresh }).expect(200);
  });

  it('prices of a product that was deleted meanwhile are refused without its id in the sentence', async () => {
    const gone = await insertProduct(desk.database, {});
    await desk.send('delete', `products/${gone}`).expect(200);
    const items = [desk.product, gone].map((productId) => ({ kind: 'retail', productId, ourPrice: 5 }));
    const { body } = await desk.bulk({ stores: ['b'], items }).expect(400);
    expect(body).toMatchObject({ message: expect.stringContaining('no longer exists'), place: 1 });
    expect(body).toMatchObject({ message: expect.not.stringContaining(gone), productId: gone });
  });

  it('redundant overrides are listed for one store at a time', async () => {
    const asked = ['', '?store=none'].map((query) => desk.staff(`/api/admin/overrides/redundant${query}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([400, 404]);
  });
});
