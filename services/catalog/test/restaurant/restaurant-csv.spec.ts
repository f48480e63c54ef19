import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductImportResult, RestaurantProduct } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import exceljs from 'exceljs';
import request from 'supertest';
import { faultsOf } from '../refusal-faults.js';
import { useCatalog } from '../use-catalog.js';
import { insertCategory, insertRestaurantProduct } from './restaurant-builder.js';

const PRODUCTS = '/api/admin/restaurant/products';
const HEADER = 'Name,Category,Description,Price Per Unit,Unit,Active,Display Order';
const OWN_COLUMNS =
  'Chinese Name,Id,Size,Minimum Order,Order Multiple,Image URL,Discount Tags,Sold Out Date,Sold Out Until';
const CATEGORY_COLUMNS =
  'Category Id,Category Chinese Name,Category Slug,Category Color,Category Icon,Category Active,Category Order';
const TIERS = 'tier0 tier1 tier2 tier3';
const EXPORT_HEADER = [HEADER, OWN_COLUMNS, CATEGORY_COLUMNS].join(',');

const { database, service, admin } = useCatalog();
let reader: SignedInStaff;

beforeAll(async () => {
  reader = await signIn(database, 'read-only');
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.restaurant_product, catalog.restaurant_category, catalog.event_log');
});

/** Requests like a browser's navigation: only with the cookie. */
const download = async (path: string): Promise<request.Response> =>
  await request(service.server)
    .get(`${PRODUCTS}/${path}`)
    .set({ cookie: `larder_session=${reader.sessionId}` })
    .expect(200);

const post = (body: object, query = ''): request.Test =>
  request(service.server).post(`${PRODUCTS}/import/csv${query}`).set(admin.headers).send(body);

const importing = async (csvContent: string, query = ''): Promise<ProductImportResult> =>
  (await post({ csvContent }, query).expect(200)).body;

const list = async (): Promise<RestaurantProduct[]> =>
  (await request(service.server).get(PRODUCTS).set(reader.headers).expect(200)).body;

const events = async () =>
  await database.query<{ type: string; subject: string; before: unknown; after: unknown; actor_name: string }>(
    'SELECT * FROM catalog.event_log ORDER BY number',
  );

it('an import of restaurant products is summed up in Chinese for readers of Chinese', async () => {
  const csvContent = 'Name,Price Per Unit,Sold Out Date\nBeef,45.50,soon 快\nYam,,\n';
  const { body } = await post({ csvContent }, '?dryRun=1').set('accept-language', 'zh-Hant').expect(200);
  expect(body).toMatchObject({
    message: '會匯入 0 件產品：新增 0、更新 0、不變 0。2 行會失敗。',
    errors: [{ error: 'Sold Out Date「soon 快」不是像 2026-11-25 的日期。' }, { error: 'Price Per Unit 是空的。' }],
  });
});

describe('exporting restaurant products', () => {
  it('the restaurant CSV has the specified columns, is named by date and is logged', async () => {
    const proteins = await insertCategory(database, { name: 'Proteins', slug: 'proteins', chineseName: '肉類' });
    const empty = await insertCategory(database, { name: 'Empty', slug: 'empty', displayOrder: 4 });
    const beef = { name: 'Beef, ground', chineseName: '免治牛肉', category: 'Proteins', pricePerUnitCents: 4_550 };
    const ids = [
      await insertRestaurantProduct(database, { ...beef, orderMultiple: 6 }),
      await insertRestaurantProduct(database, { name: '=1+1', description: '米', displayOrder: 3, active: false }),
    ];
    const { headers, text } = await download('export/csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="restaurant_products_export_\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.split('\r\n')).toEqual([
      `\uFEFF${EXPORT_HEADER}`,
      `"Beef, ground",Proteins,,45.50,bag,true,0,免治牛肉,${ids[0]},,1,6,,tier0 tier1 tier2 tier3,,,${proteins},肉類,proteins,amber,Package,true,0`,
      `'=1+1,Rice & Noodles,米,32.99,bag,false,3,,${ids[1]},,1,,,tier0 tier1 tier2 tier3,,,,,,,,,`,
      `,Empty,,,,,,,,,,,,,,,${empty},,empty,amber,Package,true,4`,
      '',
    ]);
    expect((await events()).at(-1)).toMatchObject({
      type: 'restaurant-products.exported',
      after: { count: 2, format: 'csv' },
      actor_name: reader.username,
    });
  });

  it('the restaurant template contains only the header', async () => {
    const { headers, text } = await download('template/csv');
    expect(text).toBe(`\uFEFF${HEADER}\r\n`);
    expect(headers['content-disposition']).toBe('attachment; filename="restaurant_products_template.csv"');
  });

  it('an exported restaurant CSV imports without changes', async () => {
    const texts = ["'=x", '@home "so"', '-5\n°C, cold', "'n Appel", '+1; 2', '🥬 大白菜'];
    for (const [displayOrder, name] of texts.entries()) {
      const chineseName = displayOrder % 2 ? `=${name}` : undefined;
      await insertRestaurantProduct(database, {
        name,
        chineseName,
        description: name,
        displayOrder,
        discountTags: ['tier2'],
      });
    }
    const before = await list();
    const result = await importing((await download('export/csv')).text);
    expect(result).toMatchObject({ success: 6, created: 0, updated: 0, unchanged: 6, failed: 0, errors: [] });
    expect(await list()).toEqual(before);
  });
});

describe('exporting restaurant products to Excel', () => {
  it('the Excel file has the same columns, numeric cells and no formulas', async () => {
    await insertRestaurantProduct(database, {
      name: '=HYPERLINK("http://x")',
      description: 'a\u0001b 米',
      displayOrder: 3,
    });
    const tofu = await insertRestaurantProduct(database, { name: 'Tofu', pricePerUnitCents: 5, active: false });
    const answer = await request(service.server)
      .get(`${PRODUCTS}/export/xlsx`)
      .set({ cookie: `larder_session=${reader.sessionId}` })
      .responseType('blob')
      .expect(200);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="restaurant_products_export_\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(answer.body);
    const [none, link] = [undefined, '\'=HYPERLINK("http://x")'];
    const rows = workbook.getWorksheet('Restaurant Products')?.getSheetValues();
    expect(rows?.slice(1).map((row) => (row as unknown[]).slice(1))).toEqual([
      EXPORT_HEADER.split(','),
      ['Tofu', 'Rice & Noodles', none, 0.05, 'bag', false, 0, none, tofu, none, 1, none, none, TIERS],
      [link, 'Rice & Noodles', 'ab 米', 32.99, 'bag', true, 3, none, expect.any(String), none, 1, none, none, TIERS],
    ]);
    const after = { count: 2, format: 'xlsx' };
    expect((await events()).at(-1)).toMatchObject({ type: 'restaurant-products.exported', after });
  });

  it('a restaurant CSV can hold the maximum number of products', async () => {
    const rows = Array.from({ length: 10_000 }, (_each, n) => `Product ${n},1`).join('\n');
    await importing(`Name,Price Per Unit\n${rows}`);
    const { body } = await request(service.server)
      .get(`${PRODUCTS}/export/xlsx`)
      .set(reader.headers)
      .responseType('blob')
      .expect(200);
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(body);
    expect(workbook.getWorksheet(1)?.rowCount).toBe(10_001);
  }, 30_000);
});

describe('importing restaurant products', () => {
  it('a restaurant import updates by name, adds others, lists invalid rows and keeps absent columns', async () => {
    await insertCategory(database, { name: 'Proteins' });
    const id = await insertRestaurantProduct(database, {
      name: 'Beef',
      size: '20 kg',
      minOrderQuantity: 3,
      discountTags: ['tier1'],
      imageUrl: '/images/products/beef.webp',
    });
    const csv = `${HEADER},Stock\nBEEF,proteins,牛肉,99.50,case,no,4,7\nPork,Proteins,,cheap,case,true,0,\nTofu,Other,,12,,,,\n`;
    expect(await importing(csv)).toEqual({
      success: 2,
      failed: 1,
      errors: [{ row: 3, error: 'Price Per Unit "cheap" is not a price from 0 to 99999.99.' }],
      message: '2 products imported: 1 created, 1 updated, 0 unchanged. 1 row failed.',
      created: 1,
      updated: 1,
      unchanged: 0,
      createdWithId: 0,
      notes: '',
      readAs: 'comma-separated, decimal points',
      priceChanges: [{ row: 2, product: 'Beef', price: 'pricePerUnit', before: 32.99, after: 99.5 }],
      pricesChanged: 1,
      slips: 0,
      needsSecondPerson: false,
      hash: expect.stringMatching(/^[\w-]{43}$/),
      dryRun: false,
      changeId: expect.any(String),
    });
    const products = await list();
    expect(products.find((product) => product.id === id)).toEqual({
      id,
      name: 'BEEF',
      description: '牛肉',
      category: 'Proteins',
      active: false,
      unit: 'case',
      size: '20 kg',
      pricePerUnit: 99.5,
      minOrderQuantity: 3,
      imageUrl: '/images/products/beef.webp',
      soldOutDate: null,
      displayOrder: 4,
      discountTags: '["tier1"]',
      version: 2,
    });
    const logged = (await events()).slice(2);
    expect(logged).toEqual([
      expect.objectContaining({ type: 'restaurant-product.created', before: null, actor_name: admin.username }),
      expect.objectContaining({
        type: 'restaurant-product.updated',
        subject: `restaurant-product:${id}`,
        before: expect.objectContaining({ name: 'Beef', discountTags: ['tier1'], version: 1 }),
        after: expect.objectContaining({ name: 'BEEF', pricePerUnitCents: 9_950, discountTags: ['tier1'], version: 2 }),
      }),
      expect.objectContaining({
        type: 'restaurant-products.imported',
        after: { count: 2, created: 1, updated: 1, unchanged: 0, failed: 1 },
      }),
    ]);
  });

  it('imported restaurant products are public at once', async () => {
    await request(service.server).get('/api/restaurant/products').expect(200);
    await importing('Name,Price Per Unit\nTofu,12\n');
    const { body } = await request(service.server).get('/api/restaurant/products').expect(200);
    expect(body).toEqual([expect.objectContaining({ name: 'Tofu', pricePerUnit: 12 })]);
  });

  it("a restaurant import's events equal those of single changes", async () => {
    await importing('Name,Price Per Unit\nPea,1.25\n');
    const [imported] = await events();
    const draft = { name: 'Bean', pricePerUnit: 1.25 };
    await request(service.server).post(PRODUCTS).set(admin.headers).send(draft).expect(201);
    const single = (await events()).at(-1);
    expect({ ...(imported?.after as object), id: '', name: '' }).toEqual({
      ...(single?.after as object),
      id: '',
      name: '',
    });
  });

  it("a restaurant import's preview writes nothing", async () => {
    const result = await importing('Name,Price Per Unit\nTofu,12\n', '?dryRun=1');
    expect(result).toMatchObject({ success: 1, created: 1, dryRun: true });
    expect([await list(), await events()]).toEqual([[], []]);
  });

  it('a restaurant import cannot exceed the product limit', async () => {
    const rows = Array.from({ length: 10_000 }, (_each, n) => `Product ${n},1`).join('\n');
    expect(await importing(`Name,Price Per Unit\n${rows}`)).toMatchObject({ success: 10_000, created: 10_000 });
    expect((await post({ csvContent: 'Name,Price Per Unit\nOne more,1' }).expect(400)).body.message).toBe(
      'There would be more than 10000 products, the most a list can hold.',
    );
    await request(service.server).post(PRODUCTS).set(admin.headers).send({ name: 'One more' }).expect(400);
  }, 30_000);

  it.each<[string, object, number]>([
    ['nothing', {}, 400],
    ['an empty file', { csvContent: '' }, 400],
    ['a number', { csvContent: 5 }, 400],
    ['a file without names', { csvContent: 'Category\nx' }, 400],
    ['a column twice', { csvContent: 'Name,name\nx,y' }, 400],
    ['stray quotes', { csvContent: 'Name\n"x"y' }, 400],
    ['too many rows', { csvContent: `Name\n${'x\n'.repeat(10_001)}` }, 400],
    ['more than 5 MB', { csvContent: `Name\n${'x'.repeat(5 * 1024 * 1024)}` }, 413],
  ])('a restaurant file is refused and changes nothing: %s', async (_what, body, status) => {
    const answer = await post(body);
    expect([faultsOf(answer), answer.status]).toEqual([[], status]);
    expect([await list(), await events()]).toEqual([[], []]);
  });
});
