import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicRestaurantProduct, RestaurantProduct } from '@larder/contracts';
import sharp from 'sharp';
import request from 'supertest';
import { useCatalog } from '../use-catalog.js';
import { insertCategory, insertRestaurantProduct } from './restaurant-builder.js';

const PRODUCTS = '/api/admin/restaurant/products';
const EVERY_TIER = '["tier0","tier1","tier2","tier3"]';

const { database, service, admin, images } = useCatalog({ images: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.restaurant_product, catalog.restaurant_category, catalog.event_log');
});

const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object): request.Test =>
  request(service.server)[method](`${PRODUCTS}${path}`).set(admin.headers).send(body);

const list = async (): Promise<PublicRestaurantProduct[]> =>
  (await request(service.server).get('/api/restaurant/products').expect(200)).body;

const forStaff = async (): Promise<RestaurantProduct[]> =>
  (await request(service.server).get(PRODUCTS).set(admin.headers).expect(200)).body;

const events = async () =>
  await database.query<{ type: string; before: unknown; after: unknown; actor_name: string }>(
    'SELECT * FROM catalog.event_log ORDER BY number',
  );

describe('the products that restaurants see', () => {
  it('the public list has active products of active categories in order, without internal fields', async () => {
    await insertCategory(database, { name: 'Proteins', displayOrder: 1 });
    await insertCategory(database, { name: 'Vegetables', displayOrder: 0 });
    await insertCategory(database, { name: 'Closed', displayOrder: 2, active: false });
    const id = await insertRestaurantProduct(database, { name: 'Beef', category: 'Proteins', size: '20 kg' });
    await insertRestaurantProduct(database, { name: 'Chard', category: 'Vegetables', displayOrder: 2 });
    await insertRestaurantProduct(database, { name: 'Leek', category: 'vegetables', displayOrder: 1 });
    await insertRestaurantProduct(database, { name: 'Loose', category: 'No category' });
    await insertRestaurantProduct(database, { name: 'Hidden', category: 'Proteins', active: false });
    await insertRestaurantProduct(database, { name: 'Hidden too', category: 'closed' });
    const products = await list();
    expect(products.map(({ name }) => name)).toEqual(['Leek', 'Chard', 'Beef', 'Loose']);
    expect(products[2]).toEqual({
      id,
      name: 'Beef',
      description: '',
      category: 'Proteins',
      active: true,
      unit: 'bag',
      size: '20 kg',
      pricePerUnit: 32.99,
      minOrderQuantity: 1,
      imageUrl: null,
      soldOutDate: null,
    });
    expect((await forStaff()).map(({ name }) => name)).toEqual([
      'Leek',
      'Chard',
      'Beef',
      'Hidden',
      'Hidden too',
      'Loose',
    ]);
  });

  it('reactivating a category shows its products again', async () => {
    const id = await insertCategory(database, { name: 'Closed', active: false });
    await insertRestaurantProduct(database, { category: 'Closed' });
    expect(await list()).toEqual([]);
    await request(service.server)
      .put(`/api/restaurant/categories/${id}`)
      .set(admin.headers)
      .send({ active: true })
      .expect(200);
    expect(await list()).toHaveLength(1);
  });
});

describe('adding a restaurant product', () => {
  it('a restaurant product needs only a name, and other fields get their defaults', async () => {
    const { body } = await send('post', '', { name: ' Egg Noodles ' }).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Egg Noodles',
      description: '',
      category: 'Rice & Noodles',
      active: true,
      unit: 'box',
      size: null,
      pricePerUnit: 0,
      minOrderQuantity: 1,
      imageUrl: null,
      soldOutDate: null,
      displayOrder: 0,
      discountTags: EVERY_TIER,
      version: 1,
    });
    expect(await forStaff()).toEqual([body]);
    expect(await events()).toEqual([
      expect.objectContaining({
        type: 'restaurant-product.created',
        subject: `restaurant-product:${body.id}`,
        before: null,
        after: expect.objectContaining({
          id: body.id,
          pricePerUnitCents: 0,
          discountTags: ['tier0', 'tier1', 'tier2', 'tier3'],
        }),
        actor_name: admin.username,
      }),
    ]);
  });

  it('a restaurant product can be created with every field', async () => {
    const given = {
      name: 'Beef Brisket',
      chineseName: '牛腩',
      description: 'untrimmed',
      category: 'Proteins',
      unit: 'case',
      size: '18 kg',
      minOrderQuantity: 0,
      pricePerUnit: 189.5,
      imageUrl: '/images/products/beef.webp',
      active: false,
      displayOrder: 7,
    };
    const { body } = await send('post', '', { ...given, discountTags: '["tier3","tier1"]' }).expect(201);
    expect(body).toEqual({
      ...given,
      id: expect.any(String),
      discountTags: '["tier1","tier3"]',
      soldOutDate: null,
      version: 1,
    });
    expect(await list()).toEqual([]);
  });

  it.each([{}, { name: '' }, { name: ' \t ' }, { name: '\u200b' }])(
    '%j is refused: "Product name is required"',
    async (body) => {
      const jpeg = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer();
      const imageUrl = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      const before = readdirSync(images);
      const answer = await send('post', '', { ...body, imageUrl }).expect(400);
      expect([answer.body.message, answer.body.error]).toEqual([
        'Product name is required',
        'Product name is required',
      ]);
      expect([await events(), readdirSync(images)]).toEqual([[], before]);
    },
  );

  it('a data URL of a restaurant product becomes a file', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const imageUrl = `data:image/png;base64,${png.toString('base64')}`;
    const { body } = await send('post', '', { name: 'Tofu', imageUrl }).expect(201);
    expect(body.imageUrl).toMatch(/^\/images\/products\/[0-9a-f]{32}\.png$/);
    expect(readdirSync(images)).toContain(body.imageUrl.split('/').at(-1));
  });
});

describe('changing a restaurant product', () => {
  it('a Chinese name is public, stays with other changes and is removed when it is emptied', async () => {
    const id = await insertRestaurantProduct(database, {});
    await send('put', `/${id}`, { chineseName: ' 茉莉香米 ' }).expect(200);
    expect(await list()).toMatchObject([{ chineseName: '茉莉香米' }]);
    expect((await send('put', `/${id}`, { pricePerUnit: 30 }).expect(200)).body).toMatchObject({
      chineseName: '茉莉香米',
    });
    for (const chineseName of ['', null]) {
      const { body } = await send('put', `/${id}`, { chineseName }).expect(200);
      expect(body).not.toHaveProperty('chineseName');
      expect(body.version).toBe(4);
    }
    expect(await list()).toEqual([expect.not.objectContaining({ chineseName: expect.anything() })]);
    expect((await send('put', `/${id}`, { chineseName: '香'.repeat(201) })).status).toBe(400);
  });

  it('a change of {active} alone keeps name, price and tiers', async () => {
    const id = await insertRestaurantProduct(database, { discountTags: ['tier1'], size: '8 kg' });
    const { body } = await send('put', `/${id}`, { active: false }).expect(200);
    expect(body).toMatchObject({
      name: 'Jasmine Rice',
      pricePerUnit: 32.99,
      size: '8 kg',
      discountTags: '["tier1"]',
      active: false,
      version: 2,
    });
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-product.updated',
      before: { active: true, version: 1 },
      after: { active: false, version: 2 },
    });
  });

  it('an update of a restaurant product without changes logs nothing', async () => {
    const id = await insertRestaurantProduct(database, {});
    expect((await send('put', `/${id}`, { pricePerUnit: 32.99 }).expect(200)).body.version).toBe(1);
    expect(await events()).toHaveLength(1);
  });

  it('emptied optional fields become null and others fall back to defaults', async () => {
    const id = await insertRestaurantProduct(database, { description: 'x', size: 'x', discountTags: ['tier0'] });
    const body = { description: null, size: ' ', category: '', unit: ' ', discountTags: '[]' };
    expect((await send('put', `/${id}`, body).expect(200)).body).toMatchObject({
      description: '',
      size: null,
      category: 'Rice & Noodles',
      unit: 'box',
      discountTags: '[]',
    });
  });

  it('of two concurrent edits of a restaurant product one is refused with the current state', async () => {
    const id = await insertRestaurantProduct(database, {});
    const answers = await Promise.all(
      [1, 2].map((pricePerUnit) => send('put', `/${id}`, { pricePerUnit, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { current } = answers.find(({ status }) => status === 409)?.body ?? {};
    expect(current).toMatchObject({ id, version: 2 });
    await send('put', `/${id}`, { pricePerUnit: current.pricePerUnit, version: 1 }).expect(200);
  });

  it('two display orders swap two neighbouring products', async () => {
    const a = await insertRestaurantProduct(database, { name: 'A', displayOrder: 1 });
    const b = await insertRestaurantProduct(database, { name: 'B', displayOrder: 2 });
    await send('patch', `/${a}/order`, { displayOrder: 2 }).expect(200);
    expect((await send('patch', `/${b}/order`, { displayOrder: 1 }).expect(200)).body).toMatchObject({
      id: b,
      displayOrder: 1,
    });
    expect((await list()).map(({ name }) => name)).toEqual(['B', 'A']);
  });
});

describe('the category of a restaurant product', () => {
  it("a product's category is found case-insensitively", async () => {
    await insertCategory(database, { name: 'Proteins' });
    const { body } = await send('post', '', { name: 'Beef', category: 'proteins' }).expect(201);
    expect(body.category).toBe('Proteins');
    expect((await send('put', `/${body.id}`, { category: 'PROTEINS' }).expect(200)).body.version).toBe(1);
    expect((await send('put', `/${body.id}`, { category: 'Other' }).expect(200)).body.category).toBe('Other');
  });

  it('a new category takes in existing products with its name', async () => {
    const id = await insertRestaurantProduct(database, { category: 'dim sum' });
    await request(service.server)
      .post('/api/restaurant/categories')
      .set(admin.headers)
      .send({ slug: 'dim-sum', name: 'Dim Sum' })
      .expect(201);
    expect(await forStaff()).toEqual([expect.objectContaining({ id, category: 'Dim Sum', version: 2 })]);
  });
});

describe('deleting a restaurant product', () => {
  it('a deleted restaurant product leaves the lists, and deleting it again is a 404', async () => {
    const id = await insertRestaurantProduct(database, { name: 'Gone' });
    expect((await send('delete', `/${id}`).expect(200)).body).toEqual({
      success: true,
      id,
      changeId: expect.any(String),
    });
    expect([await list(), await forStaff()]).toEqual([[], []]);
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-product.deleted',
      before: { id, name: 'Gone' },
      after: null,
    });
    await send('delete', `/${id}`).expect(404);
  });
});
