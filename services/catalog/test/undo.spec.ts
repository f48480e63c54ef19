import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { insertProducts } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

const HEADER = 'category,description,size,retailPrice,ourPrice\n';

let desk: StoreDesk;
let admin: SignedInStaff;

beforeAll(async () => {
  desk = await StoreDesk.open();
  admin = await signIn(desk.database, 'admin');
});

afterAll(async () => {
  await desk?.close();
});

beforeEach(async () => {
  await desk.database.query(
    'TRUNCATE catalog.restaurant_product, catalog.restaurant_category, catalog.change_set, catalog.changed_row',
  );
  await desk.reset();
});

const undo = (id: string): request.Test => desk.send('post', `changes/catalog/${id}/undo`);

const recent = async (who = admin): Promise<{ id: string; kind: string }[]> => {
  const asked = request(desk.service.server).get('/api/admin/changes/catalog');
  return (await asked.set(who.headers).expect(200)).body.changes;
};

/** All data of exports, boards and stores' lists, without versions, which every change raises. */
const everything = async (): Promise<unknown> => {
  const rows = async (table: string): Promise<object[]> =>
    (
      await desk.database.query<{ row: object }>(
        `SELECT to_jsonb(t) - 'version' AS row FROM catalog.${table} AS t ORDER BY 1`,
      )
    ).map(({ row }) => row);
  return [
    await rows('product'),
    await rows('retail_override'),
    await rows('retail_order'),
    await rows('restaurant_product'),
    await rows('restaurant_category'),
  ];
};

/** The only staff path that is not below /api/admin. */
const categories = (method: 'post' | 'delete', path: string, body?: object): request.Test =>
  request(desk.service.server)[method](`/api/restaurant/categories${path}`).set(admin.headers).send(body);

const csv = async (): Promise<string> =>
  (await desk.staff('/api/admin/products/export?includeInactive=1').expect(200)).text;

describe('Clear All Products', () => {
  beforeEach(async () => {
    await insertProducts(desk.database, 250);
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const ids = (await desk.list('c')).map(({ id }) => id).reverse();
    await desk.send('post', 'products/reorder?store=c', { productIds: ids }).expect(200);
  });

  it('clearing all products is planned without writing, with what would be deleted', async () => {
    const before = await everything();
    const events = await desk.logged();
    const { body } = await desk.send('delete', 'products/all?dryRun=1').expect(200);
    expect(body).toMatchObject({ deletedCount: 251, dryRun: true, hash: expect.any(String) });
    expect(body.differences).toHaveLength(200);
    expect(body.differences[0]).toMatchObject({ what: 'deleted' });
    expect(body.changeId).toBeUndefined();
    expect(await everything()).toEqual(before);
    expect(await desk.logged()).toEqual(events);
    expect(await recent()).toEqual([]);
  });

  it('clearing with a stale plan is refused with the current one, and done with a fresh plan', async () => {
    const { hash } = (await desk.send('delete', 'products/all?dryRun=1')).body;
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    const { body } = await desk.send('delete', `products/all?hash=${hash}`).expect(409);
    expect(body).toMatchObject({ hash: expect.any(String), differences: expect.any(Array) });
    expect((await desk.list('a')).length).toBe(251);
    await desk.send('delete', `products/all?hash=${body.hash}`).expect(200);
    expect(await desk.list('a')).toEqual([]);
  });

  it('undoing a clear restores the export to the byte, in every store', async () => {
    const before = [await csv(), await everything(), await desk.list('b'), await desk.list('c')];
    const { changeId } = (await desk.send('delete', 'products/all').expect(200)).body;
    expect(await desk.list('c')).toEqual([]);
    const { body } = await undo(changeId).expect(200);
    expect(body).toMatchObject({ success: true, restored: 253, leftCount: 0, left: [] });
    const bare = (list: object[]): object[] => list.map((row) => ({ ...row, version: 0, own: null }));
    const [text, rows, b, c] = before;
    expect(await csv()).toBe(text);
    expect(await everything()).toEqual(rows);
    expect(bare(await desk.list('b'))).toEqual(bare(b as object[]));
    expect(bare(await desk.list('c', desk.other))).toEqual(bare(c as object[]));
  });

  it('a clear is undone once, and the undo can be undone', async () => {
    const { changeId } = (await desk.send('delete', 'products/all').expect(200)).body;
    const [one, other] = await Promise.all([undo(changeId), undo(changeId)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const answer = one.status === 200 ? one.body : other.body;
    await undo(answer.changeId).expect(200);
    expect(await desk.list('a')).toEqual([]);
    expect((await recent()).map(({ kind }) => kind)).toEqual([
      'products-cleared',
      'products-cleared',
      'products-cleared',
    ]);
  });
});

describe('a deleted product', () => {
  it('a deleted product comes back with its id, place and store prices, as a normal change', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const before = await everything();
    const { body: deleted } = await desk.send('delete', `products/${desk.product}`).expect(200);
    expect(deleted).toMatchObject({ success: true, id: desk.product, changeId: expect.any(String) });
    await undo(deleted.changeId).expect(200);
    expect(await everything()).toEqual(before);
    expect(await desk.prices()).toEqual([7.99, 5, 7.99]);
    const types = (await desk.logged()).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['product.created', 'product.overridden', 'change.undone']);
  });

  it('a product that was deleted before an upgrade gets the default of a new column', async () => {
    const { body: deleted } = await desk.send('delete', `products/${desk.product}`).expect(200);
    await desk.database.query(`UPDATE catalog.changed_row SET before = before - 'active' WHERE name = 'product'`);
    expect((await undo(deleted.changeId).expect(200)).body).toMatchObject({ restored: 1, left: [] });
    expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
    const created = (await desk.logged()).findLast(({ type }) => type === 'product.created');
    expect(created?.after).toMatchObject({ active: true });
  });

  it('undo does not restore a deleted product whose id was reused', async () => {
    const { changeId } = (await desk.send('delete', `products/${desk.product}`)).body;
    const csvContent = `id,${HEADER}${desk.product},seafood,Hake,1 lb,5.99,4.99\n`;
    await desk.send('post', 'products/import', { csvContent }).expect(200);
    const { body } = await undo(changeId).expect(200);
    expect(body).toMatchObject({ restored: 0, leftCount: 1, left: [{ thing: 'product', why: 'exists-again' }] });
    expect((await desk.list('a')).map(({ description }) => description)).toEqual(['Hake']);
  });
});

describe('an import', () => {
  const csvContent = `id,${HEADER}`;

  it('an import is undone row by row, and leaves what others have changed since', async () => {
    await insertProducts(desk.database, 3);
    const list = await desk.list('a');
    const rows = list.map(({ id, category, size }, place) => `${id},${category},New ${place},${size},30,${20 + place}`);
    const file = { csvContent: `${csvContent}${rows.join('\n')}\n,seafood,Fresh,1 lb,9,8\n,seafood,Kept,1 lb,9,8\n` };
    const before = await everything();
    const { changeId } = (await desk.send('post', 'products/import', file).expect(200)).body;
    const now = await desk.list('a');
    const kept = now.find(({ description }) => description === 'Kept');
    await desk.send('patch', `products/${list[0]?.id}`, { ourPrice: 1 }).expect(200);
    await desk.send('patch', `products/${kept?.id}?store=b`, { ourPrice: 2 }).expect(200);
    const { body } = await undo(changeId).expect(200);
    expect(body).toMatchObject({ restored: 5, leftCount: 2 });
    expect(body.left).toEqual(
      expect.arrayContaining([
        { thing: 'product', name: list[0]?.description, why: 'changed-since', fields: ['our_price_cents'] },
        { thing: 'product', name: 'Kept', why: 'in-use', fields: [] },
      ]),
    );
    await desk.send('delete', `products/${kept?.id}`).expect(200);
    await desk.send('patch', `products/${list[0]?.id}`, { ourPrice: list[0]?.ourPrice }).expect(200);
    expect(await everything()).toEqual(before);
  });

  it('an import with the hash of an old preview is refused with the new one', async () => {
    const file = { csvContent: `${csvContent}${desk.product},seafood,Cod,1 lb,9.99,6.99\n` };
    const { hash } = (await desk.send('post', 'products/import?dryRun=1', file).expect(200)).body;
    await desk.send('patch', `products/${desk.product}`, { size: '2 lb' }).expect(200);
    const { body } = await desk.send('post', 'products/import', { ...file, hash }).expect(409);
    expect(body.preview).toMatchObject({ dryRun: true, updated: 1, priceChanges: [{ before: 7.99, after: 6.99 }] });
    expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
    await desk.send('post', 'products/import', { ...file, hash: body.preview.hash }).expect(200);
  });
});

describe('a change of many stores', () => {
  const items = (): object[] => [{ kind: 'retail', productId: desk.product, ourPrice: 6 }];

  it('a change of many stores is undone in each, and restored overrides get new versions', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const [before] = (await desk.rows()) as { version: number }[];
    const { changeId } = (await desk.bulk({ stores: ['a', 'b', 'c'], items: items() }).expect(200)).body;
    expect(await desk.prices()).toEqual([6, 6, 6]);
    await undo(changeId).expect(200);
    expect(await desk.prices()).toEqual([7.99, 5, 7.99]);
    const rows = (await desk.rows()) as { version: number }[];
    expect(rows).toHaveLength(1);
    expect(rows[0]?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it('a change of many stores is seen and undone only by staff of all of them', async () => {
    const { changeId } = (await desk.bulk({ stores: ['a', 'b'], items: items() }).expect(200)).body;
    const some = await signIn(desk.database, 'admin', [desk.ids['a'] ?? '']);
    const both = await signIn(desk.database, 'admin', [desk.ids['a'] ?? '', desk.ids['b'] ?? '']);
    const path = `/api/admin/changes/catalog/${changeId}/undo`;
    expect(await recent(some)).toEqual([]);
    await request(desk.service.server).post(path).set(some.headers).expect(404);
    expect(await recent(both)).toMatchObject([{ id: changeId, kind: 'overrides-applied', rows: 2 }]);
    await request(desk.service.server).post(path).set(both.headers).expect(200);
  });
});

describe('the order sheet', () => {
  it('undo brings back a deleted category and product, with its creation time', async () => {
    const made = await categories('post', '', { name: 'Sauces', slug: 'sauces' }).expect(201);
    const product = { name: 'Oyster sauce', category: 'Sauces', unit: 'case', pricePerUnit: 30 };
    const { body: sauce } = await desk.send('post', 'restaurant/products', product).expect(201);
    const before = await everything();
    const category = (await categories('delete', `/${made.body.id}`).expect(200)).body;
    const gone = (await desk.send('delete', `restaurant/products/${sauce.id}`).expect(200)).body;
    await undo(gone.changeId).expect(200);
    await undo(category.changeId).expect(200);
    expect(await everything()).toEqual(before);
  });

  it('undo does not restore a category beyond the limit', async () => {
    const { body: made } = await categories('post', '', { name: 'Noodles', slug: 'noodles' }).expect(201);
    const { changeId } = (await categories('delete', `/${made.id}`).expect(200)).body;
    await desk.database.query(
      `INSERT INTO catalog.restaurant_category (id, slug, name, color_scheme, icon, active, display_order)
       SELECT gen_random_uuid(), 'full-' || n, 'Full ' || n, 'amber', 'Package', true, n
         FROM generate_series(1, $1 - (SELECT count(*) FROM catalog.restaurant_category)) AS n`,
      [LIMITS.restaurantCategories],
    );
    const { body } = await undo(changeId).expect(400);
    expect(body.message).toBe('There are already 200 categories, the maximum.');
    await desk.database.query(`DELETE FROM catalog.restaurant_category WHERE slug LIKE 'full-%'`);
    await undo(changeId).expect(200);
  });

  it('undo does not restore a restaurant product to a full list', async () => {
    const product = { name: 'Oyster sauce', category: 'Sauces', unit: 'case', pricePerUnit: 30 };
    const { body: sauce } = await desk.send('post', 'restaurant/products', product).expect(201);
    await desk.database.query(
      `INSERT INTO catalog.restaurant_product SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
         FROM catalog.restaurant_product AS p, generate_series(1, $1)`,
      [LIMITS.restaurantProducts],
    );
    const { changeId } = (await desk.send('delete', `restaurant/products/${sauce.id}`).expect(200)).body;
    const { body } = await undo(changeId).expect(400);
    expect(body.message).toBe('There are already 10000 products, the maximum.');
  });

  it('undo leaves out a category whose name was given to another', async () => {
    const named = { name: 'Sauces', slug: 'sauces' };
    const made = await categories('post', '', named).expect(201);
    const { changeId } = (await categories('delete', `/${made.body.id}`).expect(200)).body;
    await categories('post', '', { name: 'SAUCES', slug: 'other' }).expect(201);
    const { body } = await undo(changeId).expect(200);
    expect(body).toMatchObject({ restored: 0, left: [{ thing: 'category', name: 'Sauces', why: 'exists-again' }] });
  });
});

it('an undo that is late, repeated, unknown or not allowed is refused with its reason', async () => {
  const { changeId } = (await desk.send('delete', `products/${desk.product}`)).body;
  const path = `/api/admin/changes/catalog/${changeId}/undo`;
  const order = await signIn(desk.database, 'order');
  await request(desk.service.server).post(path).set(order.headers).expect(403);
  await undo(randomUUID()).expect(404);
  await undo('nonsense').expect(404);
  await desk.database.query(`UPDATE catalog.change_set SET changed_at = now() - interval '25 hours'`);
  expect((await undo(changeId).expect(410)).body.error).toMatch(/24 hours/);
  expect(await recent()).toEqual([]);
});

it('changes from before a restore cannot be undone', async () => {
  const { changeId } = (await desk.send('delete', `products/${desk.product}`)).body;
  const restored = `INSERT INTO catalog.event_log (type, subject, after) VALUES ('data.restored', 'data:all', '{"backupFrom":""}')`;
  await desk.database.query(restored);
  expect((await undo(changeId).expect(410)).body.message).toMatch(/restored/);
  expect(await recent()).toEqual([]);
});

it('a change can be undone although a backup was restored while the clock was ahead', async () => {
  await desk.database.query(`INSERT INTO catalog.event_log (type, subject, after, occurred_at)
    VALUES ('data.restored', 'data:all', '{}', now() + interval '30 days')`);
  const { changeId } = (await desk.send('delete', `products/${desk.product}`)).body;
  expect((await undo(changeId)).status).toBe(200);
});

it('an ordinary change is not recorded for undo', async () => {
  await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
  await desk.setIn('b', { ourPrice: 5 }).expect(200);
  expect(await desk.database.query('SELECT * FROM catalog.changed_row')).toEqual([]);
});
