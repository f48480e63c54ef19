import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => desk.reset());

afterAll(async () => desk?.close());

describe("a store's own price", () => {
  it('an override shows in its store only, on every replica, and only in the sent field', async () => {
    const { body } = await desk.setIn('b', { ourPrice: 5 }).expect(200);
    expect(body).toMatchObject({
      ourPrice: 5,
      retailPrice: 9.99,
      own: { ourPrice: 5, retailPrice: null, active: null, version: expect.any(Number) },
      chain: { ourPrice: 7.99, retailPrice: 9.99, active: true },
    });
    expect(await desk.prices()).toEqual([7.99, 5, 7.99]);
    expect(await desk.prices(desk.other)).toEqual([7.99, 5, 7.99]);
  });

  it('an override stays when the chain changes, and the answer counts the stores that differ', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const { body } = await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
    expect(body).toMatchObject({ ourPrice: 7, differs: 1 });
    expect(await desk.prices()).toEqual([7, 5, 7]);
    expect(await desk.prices(desk.other)).toEqual([7, 5, 7]);
  });

  it('a reset price follows the chain again, and leaves no row', async () => {
    await desk.setIn('b', { ourPrice: 5, active: true }).expect(200);
    await desk.setIn('b', { ourPrice: null } as object).expect(400);
    expect((await desk.send('delete', desk.override('b')).expect(200)).body).toMatchObject({
      ourPrice: 7.99,
      own: { version: 0 },
    });
    expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
    expect(await desk.rows()).toEqual([]);
    await desk.send('delete', desk.override('b')).expect(200);
    expect((await desk.logged()).map(({ type }) => type)).toEqual(['product.overridden', 'product.overridden']);
  });

  it('a replacement of nulls is a reset', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.send('put', desk.override('b'), { ourPrice: null, retailPrice: null, active: null }).expect(200);
    expect(await desk.rows()).toEqual([]);
    await desk.send('put', desk.override('b'), { retailPrice: 8 }).expect(200);
    await desk.send('put', desk.override('b'), { ourPrice: 4 }).expect(200);
    expect((await desk.list('b'))[0]).toMatchObject({ ourPrice: 4, retailPrice: 9.99 });
  });

  it("a price equal to the chain's is an override too", async () => {
    await desk.setIn('b', { ourPrice: 7.99 }).expect(200);
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 1 }).expect(200);
    expect(await desk.prices()).toEqual([1, 7.99, 1]);
  });

  it('an override is logged for its store with its values before and after', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.setIn('b', { active: false }).expect(200);
    await desk.setIn('b', { active: false }).expect(200);
    const first = { ourPriceCents: 500, retailPriceCents: null, active: null, version: expect.any(Number) };
    expect(await desk.logged()).toEqual([
      { type: 'product.overridden', store_id: desk.ids['b'], before: null, after: first },
      { type: 'product.overridden', store_id: desk.ids['b'], before: first, after: { ...first, active: false } },
    ]);
  });

  it.each([
    ['a stale version', 1_000_000],
    ['the version of no row when one was made meanwhile', 0],
  ])('an override with %s is a conflict with the current state', async (_what, version) => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const { body } = await desk.setIn('b', { ourPrice: 6, version }).expect(409);
    expect(body.current).toMatchObject({ ourPrice: 5, own: { ourPrice: 5 } });
    expect((await desk.prices())[1]).toBe(5);
  });

  it('an override sent again with the version it replaced is answered with what is saved', async () => {
    const again = { ourPrice: 5, version: 0 };
    await desk.setIn('b', again).expect(200);
    const { body } = await desk.setIn('b', again).expect(200);
    expect(body.own).toMatchObject({ ourPrice: 5, version: expect.any(Number) });
    expect(await desk.logged()).toHaveLength(1);
  });

  it('an override that was deleted and recreated makes older forms stale', async () => {
    const { version } = (await desk.setIn('b', { ourPrice: 5 }).expect(200)).body.own;
    await desk.send('delete', desk.override('b')).expect(200);
    const again = (await desk.setIn('b', { ourPrice: 5 }).expect(200)).body.own;
    expect(again.version).toBeGreaterThan(version);
    await desk.send('put', desk.override('b'), { ourPrice: 4, version }).expect(409);
    await desk.setIn('b', { ourPrice: 4, version }).expect(409);
  });

  it.each([
    [{ description: 'Cod' }, 400, 'description is the same in every store. Change it for all stores instead.'],
    [
      { ourPrice: 1, category: 'produce' },
      400,
      'category is the same in every store. Change it for all stores instead.',
    ],
    [
      { ourPrice: 1, everywhere: true },
      400,
      'everywhere is the same in every store. Change it for all stores instead.',
    ],
    [{ ourPrice: -1 }, 400, expect.stringContaining('ourPrice')],
    [{}, 400, 'There is nothing to change.'],
  ])('%j in a store is refused and nothing is written', async (body, status, sentence) => {
    expect((await desk.setIn('b', body).expect(status)).body.message).toEqual(sentence);
    expect(await desk.rows()).toEqual([]);
  });

  it('unknown stores and products are not found', async () => {
    await desk.setIn('nowhere', { ourPrice: 1 }).expect(404);
    await desk.send('put', `stores/${randomUUID()}/overrides/retail/${desk.product}`, { ourPrice: 1 }).expect(404);
    await desk.send('put', desk.override('b', randomUUID()), { ourPrice: 1 }).expect(404);
    await desk.send('put', desk.override('b', 'x'), { ourPrice: 1 }).expect(404);
    await desk.database.query(`UPDATE catalog.store SET active = false WHERE slug = 'c'`);
    await desk.setIn('c', { ourPrice: 1 }).expect(404);
    await desk.send('put', desk.override('c'), { ourPrice: 1 }).expect(404);
    await desk.database.query(`UPDATE catalog.store SET active = true WHERE slug = 'c'`);
    expect(await desk.rows()).toEqual([]);
  });
});

describe('products that are recreated', () => {
  it("an import restores the chain's prices, but no store's override", async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const csvContent = (await desk.staff('/api/admin/products/export?includeInactive=true').expect(200)).text;
    expect(await desk.prices()).toEqual([7.99, 5, 7.99]);
    await desk.send('delete', 'products/all').expect(200);
    await desk.send('post', 'products/import', { csvContent }).expect(200);
    expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
    expect(await desk.prices(desk.other)).toEqual([7.99, 7.99, 7.99]);
  });
});

describe('what a store sells', () => {
  it('a store may leave out products of the chain, and sell inactive ones', async () => {
    await desk.setIn('b', { active: false }).expect(200);
    expect(await desk.prices()).toEqual([7.99, undefined, 7.99]);
    await desk.send('delete', desk.override('b')).expect(200);
    await desk.send('patch', `products/${desk.product}`, { active: false }).expect(200);
    await desk.setIn('c', { active: true }).expect(200);
    expect(await desk.prices()).toEqual([undefined, undefined, 7.99]);
    expect(await desk.prices(desk.other)).toEqual([undefined, undefined, 7.99]);
  });

  it('a recall takes a product off everywhere and removes all overrides', async () => {
    await desk.setIn('b', { ourPrice: 5, active: true }).expect(200);
    await desk.setIn('c', { ourPrice: 6 }).expect(200);
    const { body } = await desk
      .send('patch', `products/${desk.product}`, { active: false, everywhere: true })
      .expect(200);
    expect(body).not.toHaveProperty('differs');
    expect(await desk.prices()).toEqual([undefined, undefined, undefined]);
    expect(await desk.rows()).toEqual([]);
  });

  it('a chain price for everywhere resets that field in the stores and nothing else', async () => {
    await desk.setIn('b', { ourPrice: 5, retailPrice: 8 }).expect(200);
    await desk.setIn('c', { ourPrice: 6 }).expect(200);
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7.99, everywhere: true }).expect(200);
    expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
    expect((await desk.list('b'))[0]?.retailPrice).toBe(8);
    expect(await desk.rows()).toHaveLength(1);
  });

  it('deleting a product or clearing the list deletes their overrides', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.send('delete', `products/${desk.product}`).expect(200);
    expect(await desk.rows()).toEqual([]);
    desk.product = await insertProduct(desk.database, {});
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.send('delete', 'products/all').expect(200);
    expect(await desk.rows()).toEqual([]);
  });
});

it('a file from before a store was renamed is imported by its former name, unless it has the present one as well', async () => {
  const rename = (slug: string) => desk.send('patch', `stores/${desk.ids['b']}`, { slug }).expect(200);
  const importFile = (csvContent: string) => desk.send('post', 'products/import', { csvContent });
  await desk.setIn('b', { ourPrice: 5 }).expect(200);
  const wide = (await desk.staff('/api/admin/products/export?stores=b').expect(200)).text;
  const long = (await desk.staff('/api/admin/products/export/overrides').expect(200)).text;
  await rename('uptown');
  for (const csv of [wide, long]) {
    await desk.send('delete', desk.override('b')).expect(200);
    await importFile(csv).expect(200);
    expect(await desk.rows()).toMatchObject([{ store_id: desk.ids['b'], our_price_cents: 500 }]);
  }
  const both = wide
    .trimEnd()
    .split('\r\n')
    .map((line, row) => `${line},${row === 0 ? 'ourPrice@uptown' : '6'}`);
  const { body } = await importFile(both.join('\r\n')).expect(400);
  expect(body.message).toBe('The column ourprice@uptown belongs to no open store.');
  await rename('b');
});
