import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import request from 'supertest';
import { insertProduct, insertProducts } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, admin } = useCatalog();

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

const post = (path: string, body: object): request.Test =>
  request(service.server).post(`/api/admin/products${path}`).set(admin.headers).send(body);

const remove = (id: string): request.Test =>
  request(service.server).delete(`/api/admin/products/${id}`).set(admin.headers);

const list = async (): Promise<Product[]> => (await request(service.server).get('/api/products').expect(200)).body;

const events = async () =>
  await database.query<{ type: string; before: unknown; after: unknown; actor_name: string }>(
    'SELECT * FROM catalog.event_log ORDER BY number',
  );

const DRAFT = { description: 'Napa Cabbage', size: '1 ea', retailPrice: 4.99, ourPrice: 3.49 };

describe('adding a product', () => {
  it('a new product is returned, placed last and logged with its user', async () => {
    await insertProduct(database, { position: 7 });
    const { body } = await post('', { ...DRAFT, category: 'produce', chineseName: '大白菜' }).expect(201);
    expect(body).toEqual({
      ...DRAFT,
      id: expect.any(String),
      category: 'produce',
      chineseName: '大白菜',
      detailedDescription: null,
      active: true,
      imageUrl: null,
      version: 1,
    });
    expect((await list()).at(-1)).toEqual(body);
    expect((await events()).at(-1)).toMatchObject({
      type: 'product.created',
      before: null,
      after: { id: body.id, retailPriceCents: 499, ourPriceCents: 349 },
      actor_name: admin.username,
    });
  });

  it('products added concurrently get different places', async () => {
    await Promise.all(Array.from({ length: 8 }, () => post('', DRAFT).expect(201)));
    const rows = await database.query<{ position: number }>('SELECT position FROM catalog.product ORDER BY position');
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('a product may have a price of 0 and null or empty optional texts', async () => {
    const { body } = await post('', { ...DRAFT, ourPrice: 0, chineseName: null, imageUrl: '' }).expect(201);
    expect(body).toMatchObject({ ourPrice: 0, chineseName: null, imageUrl: null });
  });
});

describe('deleting a product', () => {
  it('a deleted product leaves the list and stays in the log, and deleting it again is a 404', async () => {
    const id = await insertProduct(database, { description: 'Gone' });
    expect((await remove(id).expect(200)).body).toEqual({ success: true, id, changeId: expect.any(String) });
    expect(await list()).toEqual([]);
    expect((await events()).at(-1)).toMatchObject({
      type: 'product.deleted',
      before: { id, description: 'Gone' },
      after: null,
    });
    await remove(id).expect(404);
    await remove(randomUUID()).expect(404);
    await remove('not-an-id').expect(404);
    expect(await events()).toHaveLength(2);
  });
});

describe('reordering products', () => {
  it('reordering products logs the range that changed', async () => {
    const ids = await insertProducts(database, 4);
    const [a = '', b = '', c = '', d = ''] = ids;
    expect((await post('/reorder', { productIds: [a, c, b, d] }).expect(200)).body).toEqual({
      success: true,
      moved: 2,
    });
    expect((await list()).map(({ id }) => id)).toEqual([a, c, b, d]);
    expect((await events()).at(-1)).toMatchObject({
      type: 'products.reordered',
      before: { from: 1, productIds: [b, c] },
      after: { from: 1, productIds: [c, b] },
    });
  });

  it('reordering accepts ids in any case, includes inactive products and repairs shared places', async () => {
    const ids = await Promise.all(
      [true, false, true].map((active) => insertProduct(database, { active, position: 5 })),
    );
    const wanted = ids.toSorted().reverse();
    await post('/reorder', { productIds: wanted.map((id) => id.toUpperCase()) }).expect(200);
    const rows = await database.query<{ id: string }>('SELECT id FROM catalog.product ORDER BY position');
    expect(rows.map(({ id }) => id)).toEqual(wanted);
  });

  it('reordering to the current order logs nothing', async () => {
    const ids = await insertProducts(database, 3);
    const before = (await events()).length;
    expect((await post('/reorder', { productIds: ids }).expect(200)).body).toEqual({ success: true, moved: 0 });
    expect(await events()).toHaveLength(before);
  });

  it.each<[string, (ids: string[]) => unknown]>([
    ['a part of the list', (ids) => ids.slice(1)],
    ['a product too many', (ids) => [...ids, randomUUID()]],
    ['a product of elsewhere', (ids) => [...ids.slice(1), randomUUID()]],
    ['a product twice', (ids) => [...ids.slice(1), ids[1]]],
    ['a product twice in other letters', (ids) => [...ids.slice(1), ids[1]?.toUpperCase()]],
    ['nothing', () => []],
    ['no ids', () => ['x']],
    ['no list', () => 'x'],
  ])('a reordering with %s is refused and changes nothing', async (_what, wanted) => {
    const ids = await insertProducts(database, 3);
    const before = (await events()).length;
    const { body } = await post('/reorder', { productIds: wanted(ids) }).expect(400);
    expect(body).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\.$/) });
    expect((await list()).map(({ id }) => id)).toEqual(ids);
    expect(await events()).toHaveLength(before);
  });

  it('reversing 2,000 products is quick', async () => {
    const ids = await insertProducts(database, 2_000);
    const started = performance.now();
    await post('/reorder', { productIds: ids.toReversed() }).expect(200);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe('clearing all products', () => {
  it('clearing products logs each, sums up and returns the count', async () => {
    await insertProducts(database, 3);
    await insertProduct(database, { active: false });
    expect((await remove('all').expect(200)).body).toEqual({
      success: true,
      deletedCount: 4,
      changeId: expect.any(String),
    });
    expect(await list()).toEqual([]);
    const logged = (await events()).slice(4);
    expect(logged.map(({ type }) => type)).toEqual([...Array(4).fill('product.deleted'), 'products.cleared']);
    expect(logged.at(-1)?.after).toEqual({ count: 4 });
  });

  it('clearing an empty list logs nothing', async () => {
    expect((await remove('all').expect(200)).body).toEqual({ success: true, deletedCount: 0 });
    expect(await events()).toEqual([]);
  });
});
