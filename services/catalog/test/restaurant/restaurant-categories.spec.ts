import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RestaurantCategory } from '@larder/contracts';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { useCatalog } from '../use-catalog.js';
import { insertCategory, insertRestaurantProduct } from './restaurant-builder.js';

const CATEGORIES = '/api/restaurant/categories';

const { database, service, replica, admin } = useCatalog({ replica: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.restaurant_product, catalog.restaurant_category, catalog.event_log');
});

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object): request.Test =>
  request(service.server)[method](`${CATEGORIES}${path}`).set(admin.headers).send(body);

const list = async (): Promise<RestaurantCategory[]> =>
  (await request(service.server).get(CATEGORIES).expect(200)).body;

const events = async () =>
  await database.query<{ type: string; subject: string; before: unknown; after: unknown; actor_name: string }>(
    'SELECT * FROM catalog.event_log ORDER BY number',
  );

describe('the categories that restaurants see', () => {
  it('the public categories are active ones in display order, as ready bytes', async () => {
    await insertCategory(database, { name: 'Vegetables', displayOrder: 2, colorScheme: 'green', icon: 'Carrot' });
    const id = await insertCategory(database, { name: 'Proteins', slug: 'proteins', displayOrder: 1 });
    await insertCategory(database, { name: 'Hidden', active: false });
    const { body, headers } = await request(service.server).get(CATEGORIES).expect(200);
    expect(body.map(({ name }: RestaurantCategory) => name)).toEqual(['Proteins', 'Vegetables']);
    expect(body[0]).toEqual({
      id,
      slug: 'proteins',
      name: 'Proteins',
      colorScheme: 'amber',
      icon: 'Package',
      active: true,
      displayOrder: 1,
    });
    expect(headers['cache-control']).toBe('public, max-age=1, stale-while-revalidate=1, stale-if-error=604800');
    await request(service.server).get(CATEGORIES).set('if-none-match', String(headers['etag'])).expect(304);
  });

  it('another replica never serves categories older than the requested revision', async () => {
    const id = await insertCategory(database, { name: 'A' });
    await request(replica.server).get(CATEGORIES).expect(200);
    await send('put', `/${id}`, { name: 'B' }).expect(200);
    const [newest] = await database.query<{ number: string }>('SELECT max(number) AS number FROM catalog.event_log');
    const { body, headers } = await request(replica.server).get(`${CATEGORIES}?rev=${newest?.number}`).expect(200);
    expect([body[0].name, headers['x-revision']]).toEqual(['B', String(newest?.number)]);
  });

  it('inactive categories are shown to staff only', async () => {
    await insertCategory(database, { active: false });
    await request(service.server).get(`${CATEGORIES}/all`).expect(401);
    const reader = await signIn(database, 'order');
    const { body } = await request(service.server).get(`${CATEGORIES}/all`).set(reader.headers).expect(200);
    expect(body).toEqual([expect.objectContaining({ active: false })]);
  });
});

describe('adding a category', () => {
  it('a new category needs slug and name, gets defaults and is placed last', async () => {
    await insertCategory(database, { displayOrder: 4 });
    const { body } = await send('post', '', { slug: 'Dim Sum & X', name: ' Dim Sum ' }).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      slug: 'dim-sum---x',
      name: 'Dim Sum',
      colorScheme: 'amber',
      icon: 'Package',
      active: true,
      displayOrder: 5,
    });
    expect((await list()).at(-1)).toEqual(body);
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-category.created',
      subject: `restaurant-category:${body.id}`,
      before: null,
      after: body,
      actor_name: admin.username,
    });
  });

  it('a category can have a Chinese name, which an empty one removes', async () => {
    const { body } = await send('post', '', { slug: 'rice', name: 'Rice', chineseName: ' 米 ' }).expect(201);
    expect(body).toMatchObject({ chineseName: '米' });
    await send('put', `/${body.id}`, { chineseName: '米麵' }).expect(200);
    await send('put', `/${body.id}`, { name: 'Rice & Noodles' }).expect(200);
    expect(await list()).toMatchObject([{ name: 'Rice & Noodles', chineseName: '米麵' }]);
    expect((await send('put', `/${body.id}`, { chineseName: '' }).expect(200)).body).not.toHaveProperty('chineseName');
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-category.updated',
      before: { chineseName: '米麵' },
      after: expect.not.objectContaining({ chineseName: expect.anything() }),
    });
  });

  it("a category's slug and name are unique, case-insensitive", async () => {
    await insertCategory(database, { slug: 'sauces', name: 'Sauces' });
    const slug = await send('post', '', { slug: 'SAUCES', name: 'Other' }).expect(409);
    expect(slug.body).toMatchObject({
      message: 'A category with the slug sauces exists already.',
      error: 'A category with the slug sauces exists already.',
      code: 'conflict',
    });
    const name = await send('post', '', { slug: 'other', name: 'sAUCES' }).expect(409);
    expect(name.body.error).toBe('A category called sAUCES exists already.');
    expect(await list()).toHaveLength(1);
  });

  it('of two concurrent categories with the same name one is created', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => send('post', '', { slug: `s${n}`, name: 'Same' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('changing a category', () => {
  it('a category update keeps absent fields', async () => {
    const id = await insertCategory(database, { slug: 'a', name: 'A', icon: 'Leaf', displayOrder: 3 });
    const { body } = await send('put', `/${id}`, { active: false }).expect(200);
    expect(body).toMatchObject({ slug: 'a', name: 'A', icon: 'Leaf', active: false, displayOrder: 3 });
    expect(await list()).toEqual([]);
    await send('put', `/${id}`, { active: false }).expect(200);
    expect(await events()).toHaveLength(2);
  });

  it('renaming a category renames it in its products, with an event for each', async () => {
    const id = await insertCategory(database, { name: 'Sauces' });
    const soy = await insertRestaurantProduct(database, { name: 'Soy', category: 'Sauces' });
    await insertRestaurantProduct(database, { name: 'Salt', category: 'SAUCES', active: false });
    await insertRestaurantProduct(database, { name: 'Beef', category: 'Proteins' });
    await send('put', `/${id}`, { name: 'Sauces & Condiments' }).expect(200);
    const rows = await database.query<{ name: string; category: string; version: number }>(
      'SELECT name, category, version FROM catalog.restaurant_product ORDER BY name',
    );
    expect(rows).toEqual([
      { name: 'Beef', category: 'Proteins', version: 1 },
      { name: 'Salt', category: 'Sauces & Condiments', version: 2 },
      { name: 'Soy', category: 'Sauces & Condiments', version: 2 },
    ]);
    const logged = (await events()).slice(4);
    expect(logged.map(({ type }) => type)).toEqual([
      'restaurant-product.updated',
      'restaurant-product.updated',
      'restaurant-category.updated',
    ]);
    expect(logged.find(({ subject }) => subject === `restaurant-product:${soy}`)).toMatchObject({
      before: { id: soy, category: 'Sauces', pricePerUnitCents: 3299, version: 1 },
      after: {
        id: soy,
        category: 'Sauces & Condiments',
        discountTags: ['tier0', 'tier1', 'tier2', 'tier3'],
        version: 2,
      },
      actor_name: admin.username,
    });
  });

  it('renaming a category gives its spelling to products that have the new name already', async () => {
    const id = await insertCategory(database, { name: 'Sauces' });
    await insertRestaurantProduct(database, { name: 'Oyster Sauce', category: 'CONDIMENTS' });
    await insertRestaurantProduct(database, { name: 'Soy Sauce', category: 'sauces' });
    await send('put', `/${id}`, { name: 'Condiments' }).expect(200);
    const products = await database.query('SELECT DISTINCT category FROM catalog.restaurant_product');
    expect(products).toEqual([{ category: 'Condiments' }]);
  });

  it("renaming to another category's name is refused", async () => {
    const id = await insertCategory(database, { name: 'A' });
    await insertCategory(database, { name: 'B' });
    await insertRestaurantProduct(database, { category: 'A' });
    await send('put', `/${id}`, { name: 'b' }).expect(409);
    const rows = await database.query<{ category: string }>('SELECT category FROM catalog.restaurant_product');
    expect(rows).toEqual([{ category: 'A' }]);
  });
});

describe('deleting a category', () => {
  it('a category in use can be deleted, and its products keep its text', async () => {
    const id = await insertCategory(database, { name: 'Sauces' });
    await insertRestaurantProduct(database, { category: 'Sauces' });
    expect((await send('delete', `/${id}`).expect(200)).body).toEqual({
      success: true,
      id,
      changeId: expect.any(String),
    });
    const { body } = await request(service.server).get('/api/restaurant/products').expect(200);
    expect(body).toEqual([expect.objectContaining({ category: 'Sauces' })]);
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-category.deleted',
      before: { id, name: 'Sauces' },
      after: null,
    });
    await send('delete', `/${id}`).expect(404);
  });
});

describe('reordering categories', () => {
  const reorder = (categoryOrders: unknown): request.Test => send('put', '/reorder', { categoryOrders });

  it('reordering categories logs the moved ones as one event', async () => {
    const [a, b, c] = [
      await insertCategory(database, { name: 'A', displayOrder: 0 }),
      await insertCategory(database, { name: 'B', displayOrder: 1 }),
      await insertCategory(database, { name: 'C', displayOrder: 2 }),
    ];
    const order = [c, b, a].map((id, displayOrder) => ({ id, displayOrder }));
    expect((await reorder(order).expect(200)).body).toEqual({ success: true, moved: 2 });
    expect((await list()).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-categories.reordered',
      before: { places: [expect.objectContaining({ id: c, displayOrder: 2 }), { id: a, displayOrder: 0 }] },
      after: {
        places: [
          { id: c, displayOrder: 0 },
          { id: a, displayOrder: 2 },
        ],
      },
    });
    expect((await reorder(order).expect(200)).body.moved).toBe(0);
    expect(await events()).toHaveLength(4);
    await reorder([{ id: String(b).toUpperCase(), displayOrder: 9 }]).expect(200);
    expect((await list()).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  });

  it('reordering with unknown, repeated or no categories changes nothing', async () => {
    const id = await insertCategory(database, { displayOrder: 3 });
    for (const wrong of [
      [
        { id, displayOrder: 1 },
        { id: randomUUID(), displayOrder: 0 },
      ],
      [
        { id, displayOrder: 1 },
        { id, displayOrder: 0 },
      ],
      [
        { id, displayOrder: 1 },
        { id: id.toUpperCase(), displayOrder: 0 },
      ],
      [],
    ]) {
      expect((await reorder(wrong).expect(400)).body.error).toMatch(/\.$/);
    }
    expect((await list())[0]?.displayOrder).toBe(3);
    expect(await events()).toHaveLength(1);
  });
});
