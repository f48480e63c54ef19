import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  Product,
  ProductHistory,
  ProductImportResult,
  RestaurantCategory,
  RestaurantProduct,
} from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { CatalogModule } from '../src/catalog.module.js';

const RETAIL = '/api/admin/products';
const WHOLESALE = '/api/admin/restaurant/products';
const CATEGORIES = '/api/restaurant/categories';

interface Installation {
  database: TestDatabase;
  service: TestService;
  admin: SignedInStaff;
}

let here: Installation;
let elsewhere: Installation;

async function install(): Promise<Installation> {
  const database = await TestDatabase.create();
  const service = await startTestService((config) => CatalogModule.for(config), testConfig('catalog', database));
  return { database, service, admin: await signIn(database, 'admin') };
}

beforeAll(async () => {
  [here, elsewhere] = await Promise.all([install(), install()]);
});

beforeEach(async () => {
  for (const { database } of [here, elsewhere]) {
    await database.query(
      `TRUNCATE catalog.product, catalog.restaurant_product, catalog.restaurant_category, catalog.event_log`,
    );
  }
});

afterAll(async () => {
  for (const each of [here, elsewhere]) {
    await each?.service.close();
    await each?.database.drop();
  }
});

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

async function send<Answer>(
  { service, admin }: Installation,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await request(service.server)[method](path).set(admin.headers).send(body);
  expect([path, answer.body.message]).toEqual([path, undefined]);
  return answer.body as Answer;
}

const fileOf = async ({ service, admin }: Installation, path: string): Promise<string> =>
  (await request(service.server).get(path).set(admin.headers).expect(200)).text;

const importInto = async (
  { service, admin }: Installation,
  path: string,
  file: string | Buffer,
): Promise<ProductImportResult> => {
  const sent = typeof file === 'string' ? { csvContent: file } : { xlsxContent: file.toString('base64') };
  return (await request(service.server).post(path).set(admin.headers).send(sent).expect(200)).body;
};

const retailList = async (at: Installation): Promise<Product[]> =>
  send(at, 'get', '/api/products?includeInactive=true');

/** Products of every kind: inactive, without optional texts, with equal names, with special characters, reordered. */
async function stockRetail(at: Installation): Promise<Product[]> {
  const drafts = [
    { description: 'Cod', size: '1 lb', category: 'seafood', retailPrice: 9.99, ourPrice: 7.5, chineseName: '鱈魚' },
    { description: '=1+1', size: '"2"', category: 'produce', retailPrice: 1, ourPrice: 0, active: false },
    { description: "'n Appel, rood", size: '-5', category: 'produce', retailPrice: 0.1, ourPrice: 0.1 },
    { description: 'Cod', size: '1 lb', category: 'seafood', retailPrice: 8, ourPrice: 7 },
    {
      description: 'Eel',
      size: '1 kg',
      category: 'seafood',
      retailPrice: 99_999.99,
      ourPrice: 12.34,
      imageUrl: '/images/products/eel.webp',
      detailedDescription: '**Live**;\r\n- smoked, "hot"\n\ttab',
    },
  ];
  const ids: string[] = [];
  for (const draft of drafts) ids.push((await send<Product>(at, 'post', RETAIL, draft)).id);
  await send(at, 'patch', `${RETAIL}/${ids[0]}`, { ourPrice: 7.25 });
  await send(at, 'post', `${RETAIL}/reorder`, { productIds: [3, 1, 4, 0, 2].map((place) => ids[place]) });
  return await retailList(at);
}

describe('an exported price list comes back', () => {
  it('export, Clear All Products and import give the same products, ids, order and versions, and history continues', async () => {
    const before = await stockRetail(here);
    const file = await fileOf(here, `${RETAIL}/export?includeInactive=true`);
    await send(here, 'delete', `${RETAIL}/all`);
    const preview = await importInto(here, `${RETAIL}/import?dryRun=1`, file);
    expect(preview).toMatchObject({
      created: 5,
      createdWithId: 5,
      failed: 0,
      notes: 'Created with the id that the file gives: 5 products.',
      message: expect.stringMatching(
        /^5 products would be imported.* Created with the id that the file gives: 5 products\.$/,
      ),
    });
    expect(await retailList(here)).toEqual([]);
    await importInto(here, `${RETAIL}/import`, file);
    expect(await retailList(here)).toEqual(before);
    const cod = before.find(({ chineseName }) => chineseName === '鱈魚');
    const { entries } = await send<ProductHistory>(here, 'get', `${RETAIL}/${cod?.id}/history`);
    expect(entries.map(({ kind, newOurPrice }) => [kind, newOurPrice])).toEqual([
      ['created', 7.25],
      ['deleted', null],
      ['updated', 7.25],
      ['created', 7.5],
    ]);
    expect(await importInto(here, `${RETAIL}/import`, file)).toMatchObject({ unchanged: 5, created: 0, notes: '' });
  });

  it('an exported price list gives the same products, ids and order on another installation', async () => {
    const before = await stockRetail(here);
    const file = await fileOf(here, `${RETAIL}/export?includeInactive=true`);
    await importInto(elsewhere, `${RETAIL}/import`, file);
    expect(await retailList(elsewhere)).toEqual(before.map((product) => Object.assign(product, { version: 1 })));
    expect(await fileOf(elsewhere, `${RETAIL}/export?includeInactive=true`)).toBe(file);
  });

  it('recreating a product with changes makes older forms stale', async () => {
    const [cod] = await stockRetail(here);
    const file = await fileOf(here, `${RETAIL}/export?includeInactive=true`);
    await send(here, 'delete', `${RETAIL}/all`);
    await importInto(here, `${RETAIL}/import`, file.replace(`${cod?.ourPrice.toFixed(2)},true`, '0.05,true'));
    const stale = { ourPrice: 1, version: cod?.version };
    await request(here.service.server).patch(`${RETAIL}/${cod?.id}`).set(here.admin.headers).send(stale).expect(409);
  });

  it('an id of another kind or of a store fails its row', async () => {
    const { id: restaurantProduct } = await send<RestaurantProduct>(here, 'post', WHOLESALE, { name: 'Rice' });
    const { id: category } = await send<RestaurantCategory>(here, 'post', CATEGORIES, { name: 'Rice', slug: 'rice' });
    const [store] = await here.database.query<{ id: string }>(
      `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours)
       VALUES ('north', 'North', '', '', 'America/Toronto', '') RETURNING id`,
    );
    const rows = [restaurantProduct, category, store?.id ?? '', 'abc'].map((id) => `${id},produce,${id},1 lb,1,1`);
    const file = `id,category,description,size,retailPrice,ourPrice\n${rows.join('\n')}\n`;
    expect((await importInto(here, `${RETAIL}/import`, file)).errors.map(({ error }) => error)).toEqual([
      'The id belongs to a restaurant product. Remove the id to add a new product.',
      'The id belongs to a restaurant category. Remove the id to add a new product.',
      'The id belongs to a store. Remove the id to add a new product.',
      'id "abc" is not the id of a product.',
    ]);
    expect(await retailList(here)).toEqual([]);
  });
});

interface WholesaleLists {
  products: RestaurantProduct[];
  categories: RestaurantCategory[];
  shown: unknown[];
}

const wholesaleLists = async (at: Installation): Promise<WholesaleLists> => ({
  products: await send(at, 'get', WHOLESALE),
  categories: await send(at, 'get', `${CATEGORIES}/all`),
  shown: await send(at, 'get', '/api/restaurant/products'),
});

async function stockWholesale(at: Installation): Promise<WholesaleLists> {
  const categories: RestaurantCategory[] = [];
  for (const input of [
    { name: 'Rice & Noodles', slug: 'rice' },
    { name: 'Proteins', slug: 'Proteins!', colorScheme: 'red', icon: 'Beef', active: false },
    { name: 'Frozen, 冷凍', slug: 'frozen', colorScheme: 'blue', icon: 'Snowflake' },
  ]) {
    categories.push(await send<RestaurantCategory>(at, 'post', CATEGORIES, input));
  }
  const [first, second, third] = categories.map(({ id }) => id);
  const categoryOrders = [third, first, second].map((id, displayOrder) => ({ id, displayOrder }));
  await send(at, 'put', `${CATEGORIES}/reorder`, { categoryOrders });
  const ids: string[] = [];
  for (const input of [
    { name: 'Jasmine Rice', pricePerUnit: 32.99, unit: 'bag', size: '40 lb', displayOrder: 2, minOrderQuantity: 3 },
    { name: 'Egg Noodles', pricePerUnit: 5, discountTags: '["tier1","tier3"]', description: '蛋麵\n"fresh"' },
    { name: 'Egg Noodles', pricePerUnit: 6, discountTags: '[]', active: false, soldOutToday: true },
    { name: '=Beef', category: 'Proteins', pricePerUnit: 0, imageUrl: 'https://example.com/a,b.jpg' },
    { name: 'Salt', category: 'Nowhere', pricePerUnit: 1.5, soldOutUntil: addDays(dayIn(new Date(), 'UTC'), 3) },
  ]) {
    ids.push((await send<RestaurantProduct>(at, 'post', WHOLESALE, input)).id);
  }
  await send(at, 'put', `${WHOLESALE}/${ids[1]}`, { pricePerUnit: 5.5 });
  return await wholesaleLists(at);
}

async function clearWholesale(at: Installation, { products, categories }: WholesaleLists): Promise<void> {
  for (const { id } of products) await send(at, 'delete', `${WHOLESALE}/${id}`);
  for (const { id } of categories) await send(at, 'delete', `${CATEGORIES}/${id}`);
}

describe('an exported list of restaurant products comes back', () => {
  it('export, deletion and import give the same restaurant products, categories, ids, order and versions', async () => {
    const before = await stockWholesale(here);
    const file = await fileOf(here, `${WHOLESALE}/export/csv`);
    expect(await importInto(here, `${WHOLESALE}/import/csv`, file)).toMatchObject({
      success: 5,
      unchanged: 5,
      notes: '',
    });
    await clearWholesale(here, before);
    const preview = await importInto(here, `${WHOLESALE}/import/csv?dryRun=1`, file);
    expect(preview).toMatchObject({
      success: 6,
      created: 5,
      createdWithId: 5,
      errors: [],
      notes: 'Created with the id that the file gives: 5 products. Created besides: 3 categories.',
    });
    expect((await wholesaleLists(here)).categories).toEqual([]);
    await importInto(here, `${WHOLESALE}/import/csv`, file);
    expect(await wholesaleLists(here)).toEqual(before);
  });

  it('a deleted list of restaurant products is restored from its Excel export too', async () => {
    const before = await stockWholesale(here);
    const { service, admin } = here;
    const { body } = await request(service.server)
      .get(`${WHOLESALE}/export/xlsx`)
      .set(admin.headers)
      .responseType('blob')
      .expect(200);
    await clearWholesale(here, before);
    const result = await importInto(here, `${WHOLESALE}/import/csv`, body as Buffer);
    expect(result).toMatchObject({
      created: 5,
      errors: [],
      readAs: 'Excel, sheet “Restaurant Products”, decimal points',
    });
    expect(await wholesaleLists(here)).toEqual(before);
  });

  it('an exported list of restaurant products gives the same lists on another installation', async () => {
    const before = await stockWholesale(here);
    const file = await fileOf(here, `${WHOLESALE}/export/csv`);
    await importInto(elsewhere, `${WHOLESALE}/import/csv`, file);
    const { products, categories, shown } = await wholesaleLists(elsewhere);
    expect(products).toEqual(before.products.map((product) => Object.assign(product, { version: 1 })));
    expect([categories, shown.length]).toEqual([before.categories, before.shown.length]);
    expect(await fileOf(elsewhere, `${WHOLESALE}/export/csv`)).toBe(file);
  });

  it('categories without products are restored, and products with their name get its spelling', async () => {
    const before = await stockWholesale(here);
    const file = await fileOf(here, `${WHOLESALE}/export/csv`);
    for (const { id } of before.categories) await send(here, 'delete', `${CATEGORIES}/${id}`);
    const other = await send<RestaurantProduct>(here, 'post', WHOLESALE, { name: 'Duck', category: 'PROTEINS' });
    const result = await importInto(here, `${WHOLESALE}/import/csv`, file);
    expect(result).toMatchObject({ created: 0, unchanged: 5, notes: 'Created besides: 3 categories.' });
    const { categories, products } = await wholesaleLists(here);
    expect(categories).toEqual(before.categories);
    expect(products.find(({ id }) => id === other.id)?.category).toBe('Proteins');
  });

  it('an id of another kind fails its row of restaurant products', async () => {
    const draft = { description: 'Cod', size: '1 lb', retailPrice: 1, ourPrice: 1 };
    const { id } = await send<Product>(here, 'post', RETAIL, draft);
    const file = `Name,Price Per Unit,Id,Category,Category Id\nRice,1,${id},,\nTofu,1,,Soy,${id}\n`;
    expect((await importInto(here, `${WHOLESALE}/import/csv`, file)).errors).toEqual([
      { row: 2, error: 'The id belongs to a price board product. Remove the id to add a new product.' },
      { row: 3, error: 'The id belongs to a price board product. Remove the id to add a new product.' },
    ]);
  });
});
