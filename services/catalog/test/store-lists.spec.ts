import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffProduct } from '@larder/contracts';
import request from 'supertest';
import { insertProducts } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => desk.reset());

afterAll(async () => desk?.close());

const revision = async (slug: string): Promise<number> =>
  Number((await request(desk.service.server).get(`/api/products?store=${slug}`).expect(200)).headers['x-revision']);

const staffList = async (query: string): Promise<StaffProduct[]> =>
  (await desk.staff(`/api/products?includeInactive=true${query}`).expect(200)).body;

describe('revisions', () => {
  it("a store's change raises only its revision, and its lists have the new one", async () => {
    const before = await Promise.all(['a', 'b', 'c'].map(revision));
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const after = await Promise.all(['a', 'b', 'c'].map(revision));
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
    const chain = await Promise.all(['a', 'b', 'c'].map(revision));
    expect(new Set(chain).size).toBe(1);
  });

  it('lists of categories follow a store as well', async () => {
    const seafood = async () => (await request(desk.service.server).get('/api/products/category/seafood?store=b')).body;
    expect(await seafood()).toMatchObject([{ ourPrice: 7.99 }]);
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    expect(await seafood()).toMatchObject([{ ourPrice: 5 }]);
  });
});

describe("a store's order", () => {
  it("a store's own order takes new products at its end, and can follow the chain again", async () => {
    await desk.database.query('TRUNCATE catalog.product');
    const [a = '', b = '', c = ''] = await insertProducts(desk.database, 3);
    const order = async (slug: string) => (await desk.list(slug)).map(({ id }) => id);
    const hasOwn = async (slug: string) =>
      (await staffList(`&store=${slug}`)).flatMap(({ ownOrder }) => ownOrder ?? []);
    await desk
      .send('post', 'products/reorder?store=b', { productIds: [c, a, b] })
      .expect(200, { success: true, moved: 3 });
    expect([await order('a'), await order('b')]).toEqual([
      [a, b, c],
      [c, a, b],
    ]);
    expect([await hasOwn('a'), await hasOwn('b')]).toEqual([[], [true, true, true]]);
    await desk.send('post', 'products/reorder', { productIds: [b, a, c] }).expect(200);
    expect(await order('b')).toEqual([c, a, b]);
    const added = (await desk.send('post', 'products', { description: 'New', size: '1', retailPrice: 1, ourPrice: 1 }))
      .body.id;
    expect(await order('b')).toEqual([c, a, b, added]);
    await desk.send('post', 'products/reorder?store=b', { productIds: [a, b, c] }).expect(400);
    await desk.send('post', 'products/reorder?store=b', { productIds: [added, c, a, b] }).expect(200);
    await desk.send('delete', 'products/order?store=b').expect(200, { success: true, changed: true });
    await desk.send('delete', 'products/order?store=b').expect(200, { success: true, changed: false });
    await desk.send('delete', 'products/order').expect(400);
    expect(await order('b')).toEqual([b, a, c, added]);
    expect(await hasOwn('b')).toEqual([]);
  });
});

describe('many stores at once', () => {
  const item = (given: object) => ({ kind: 'retail', productId: desk.product, ...given });

  it('overrides for many stores have one event each and one that sums them up', async () => {
    const { body } = await desk.bulk({ stores: ['a', 'b', 'c'], items: [item({ ourPrice: 6 })] }).expect(200);
    expect(body).toMatchObject({ changed: 3, dryRun: false });
    expect(await desk.prices()).toEqual([6, 6, 6]);
    expect((await desk.logged()).map(({ type }) => type)).toEqual([
      ...Array<string>(3).fill('product.overridden'),
      ...Array<string>(3).fill('overrides.applied'),
    ]);
    await desk.bulk({ stores: ['a', 'b'], items: [item({ reset: true })] }).expect(200);
    expect(await desk.prices()).toEqual([7.99, 7.99, 6]);
  });

  it('a dry run lists the changes and writes nothing, and a commit can require the same plan', async () => {
    const wanted = { stores: ['b', 'c'], items: [item({ ourPrice: 6 })] };
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    const preview = (await desk.bulk({ ...wanted, dryRun: true }).expect(200)).body;
    expect(preview).toMatchObject({
      changed: 1,
      dryRun: true,
      changes: [{ store: 'c', productId: desk.product, oldOurPrice: null, newOurPrice: 6 }],
    });
    expect(await desk.rows()).toHaveLength(1);
    await desk.setIn('c', { active: false }).expect(200);
    await desk.bulk({ ...wanted, hash: preview.hash }).expect(409);
    expect((await desk.prices())[2]).toBeUndefined();
    const again = (await desk.bulk({ ...wanted, dryRun: true }).expect(200)).body;
    await desk.bulk({ ...wanted, hash: again.hash }).expect(200);
  });

  it.each<[{ stores?: string[]; items: object[] }, string]>([
    [{ items: [{ ourPrice: -1 }] }, 'items.0: ourPrice must be'],
    [{ items: [{ ourPrice: 1 }, { ourPrice: 2 }] }, 'is named twice'],
    [{ items: [{ ourPrice: 1 }, { productId: randomUUID(), ourPrice: 2 }] }, 'no longer exists'],
    [{ items: [] }, 'at least one'],
    [{ stores: [], items: [{ ourPrice: 1 }] }, 'at least one'],
  ])(
    'overrides of %j are refused with a sentence, and nothing is saved',
    async ({ items, stores = ['a', 'b'] }, sentence) => {
      const { body } = await desk.bulk({ stores, items: items.map(item) }).expect(400);
      expect(body.message).toContain(sentence);
      expect(await desk.rows()).toEqual([]);
    },
  );

  it('an unknown store is named', async () => {
    const { body } = await desk.bulk({ stores: ['a', 'nowhere'], items: [item({ ourPrice: 1 })] }).expect(404);
    expect(body.message).toContain('nowhere');
  });

  it('20,000 pairs are changed at once, and one more is refused', async () => {
    const products = await insertProducts(desk.database, 6_667);
    const items = products.map((productId) => ({ kind: 'retail', productId, ourPrice: 1 }));
    await desk.bulk({ stores: ['a', 'b', 'c'], items }).expect(400);
    const began = performance.now();
    expect((await desk.bulk({ stores: ['a', 'b', 'c'], items: items.slice(1) }).expect(200)).body.changed).toBe(19_998);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await desk.list('b')).toHaveLength(6_668);
  });
});

describe('the lists of staff', () => {
  it("the chain's list counts stores that differ, and a store's list marks its own values", async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.setIn('c', { active: false }).expect(200);
    expect(await staffList('')).toMatchObject([{ ourPrice: 7.99, active: true, differs: 2 }]);
    expect(await staffList('&store=c')).toMatchObject([
      { active: false, ourPrice: 7.99, own: { active: false, ourPrice: null }, chain: { active: true } },
    ]);
    expect((await staffList('&store=a'))[0]).toMatchObject({ own: { version: 0 } });
    await desk.staff('/api/products?includeInactive=true&store=nowhere').expect(404);
  });

  it('the matrix has overrides of open stores only, a page at a time', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await insertProducts(desk.database, 3);
    const matrix = async (query: string) => (await desk.staff(`/api/admin/overrides/matrix?${query}`).expect(200)).body;
    expect(await matrix(`product=${desk.product}`)).toEqual({
      stores: ['a', 'b', 'c'],
      total: 1,
      rows: [
        {
          productId: desk.product,
          name: 'Baby Bok Choy',
          chineseName: null,
          chain: { ourPrice: 7.99, retailPrice: 9.99, active: true },
          stores: { b: { ourPrice: 5, retailPrice: null, active: null, version: expect.any(Number) } },
        },
      ],
    });
    expect(await matrix('limit=2')).toMatchObject({
      total: 4,
      rows: [{ name: 'Baby Bok Choy' }, { name: 'Product 1' }],
    });
    expect(await matrix('differ=1')).toMatchObject({ total: 1, rows: [{ name: 'Baby Bok Choy' }] });
    expect(await matrix('search=product&from=1')).toMatchObject({ total: 3, rows: [{ name: 'Product 2' }, {}] });
  });

  it("an export of a store has the store's prices", async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const csv = async (query: string) => (await desk.staff(`/api/admin/products/export${query}`).expect(200)).text;
    expect(await csv('?store=b')).toContain('5.00');
    expect(await csv('')).toContain('7.99');
    expect(await csv('?store=a')).toContain('7.99');
  });
});

describe('writers at the same time', () => {
  it('after concurrent changes of chain and stores every replica equals the tables', async () => {
    const many = await insertProducts(desk.database, 20);
    await Promise.all(
      many.flatMap((id, place) => [
        desk.send('patch', `products/${id}`, { ourPrice: place + 1 }).expect(200),
        desk.send('patch', `products/${id}?store=b`, { ourPrice: place + 100 }).expect(200),
        desk.send('patch', `products/${id}?store=c`, { ourPrice: place + 200 }).expect(200),
        desk.list('b', desk.other),
      ]),
    );
    for (const replica of [desk.service, desk.other]) {
      const shown = async (slug: string) =>
        new Map((await desk.list(slug, replica)).map(({ id, ourPrice }) => [id, ourPrice]));
      const [a, b, c] = await Promise.all([shown('a'), shown('b'), shown('c')]);
      expect(many.map((id) => [a.get(id), b.get(id), c.get(id)])).toEqual(
        many.map((_id, place) => [place + 1, place + 100, place + 200]),
      );
    }
  });
});
