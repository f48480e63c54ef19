import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { faultsOf } from '../refusal-faults.js';
import { useCatalog } from '../use-catalog.js';
import { insertCategory, insertRestaurantProduct } from './restaurant-builder.js';

/** One id of an existing product and category, used in every path below. */
const id = randomUUID();
const { database, service, admin, images } = useCatalog({ images: true });
let before: unknown;

beforeAll(async () => {
  await insertCategory(database, { id, name: 'Proteins', slug: 'proteins' });
  await insertRestaurantProduct(database, { id, category: 'Proteins' });
  before = await everything();
});

const everything = async (): Promise<unknown> => ({
  rows: await database.query(
    `SELECT (SELECT md5(string_agg(p::text, '|' ORDER BY id)) FROM catalog.restaurant_product AS p) AS products,
            (SELECT md5(string_agg(c::text, '|' ORDER BY id)) FROM catalog.restaurant_category AS c) AS categories,
            (SELECT max(number) FROM catalog.event_log) AS events`,
  ),
  files: readdirSync(images),
});

/** Hostile input must leave no trace: no row, no event, no file, no prototype. */
afterEach(async () => {
  const after = await everything();
  if (!isDeepStrictEqual(after, before)) throw new Error(`Something changed: ${JSON.stringify({ before, after })}`);
  if (Object.keys(Object.prototype).length > 0 || 'admin' in {}) throw new Error('Every object has changed.');
});

type Method = 'post' | 'put' | 'patch' | 'delete';

const send = (method: Method, path: string, body: string | Buffer, type = 'application/json'): request.Test =>
  request(service.server)
    [method](path.replace(':id', id))
    .set({ ...admin.headers, 'content-type': type })
    .serialize((text) => text as string)
    .send(body);

const PRODUCTS = '/api/admin/restaurant/products';
const CATEGORIES = '/api/restaurant/categories';
const TAKING_JSON: [Method, string][] = [
  ['post', PRODUCTS],
  ['put', `${PRODUCTS}/:id`],
  ['patch', `${PRODUCTS}/:id/order`],
  ['post', CATEGORIES],
  ['put', `${CATEGORIES}/:id`],
  ['put', `${CATEGORIES}/reorder`],
];

describe.each<[Method, string]>([...TAKING_JSON, ['delete', `${PRODUCTS}/:id`], ['delete', `${CATEGORIES}/:id`]])(
  '%s %s',
  (method, path) => {
    it.each<[string, string | Buffer]>([
      ['text that is no JSON', 'hello'],
      ['half an object', '{"name":"x"'],
      ['a hundred thousand brackets', '['.repeat(100_000)],
      ['__proto__', '{"__proto__":{"admin":true},"name":"x"}'],
      ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
      ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe])],
    ])('the body %s is refused', async (_what, body) => {
      expect(faultsOf(await send(method, path, body))).toEqual([]);
    });

    it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'refuses a body of type %s',
      async (type) => {
        const answer = await send(method, path, '{"name":"x"}', type);
        expect([faultsOf(answer), answer.status]).toEqual([[], 415]);
      },
    );
  },
);

describe.each(TAKING_JSON)('%s %s', (method, path) => {
  it.each(['', 'null', 'true', '5', '"x"', '[]', '[{"name":"x"}]', '{}', '{"unknown":1}', '{"toString":1}'])(
    'the body %j is refused',
    async (body) => {
      const answer = await send(method, path, body);
      expect([faultsOf(answer), answer.status]).toEqual([[], 400]);
    },
  );
});

const TEXTS: unknown[] = ['a\0b', 'a\uD800', 5, ['x'], { toString: 'x' }, true];
const WHOLES: unknown[] = [-1, 1.5, 1e9, 1e308, '1', '', 'NaN', null, [1], {}, true];

const PRODUCT_FIELDS: [string, unknown][] = [
  ...['name', 'description', 'category', 'unit', 'size'].flatMap((field) =>
    [...TEXTS, 'x'.repeat(2_001)].map((bad): [string, unknown] => [field, bad]),
  ),
  ...['name', 'category', 'unit'].map((field): [string, unknown] => [field, null]),
  ...['minOrderQuantity', 'displayOrder'].flatMap((field) => WHOLES.map((bad): [string, unknown] => [field, bad])),
  ...[-0.01, 1.005, 100_000, '1', null, [1], {}].map((bad): [string, unknown] => ['pricePerUnit', bad]),
  ...['true', 1, null].map((bad): [string, unknown] => ['active', bad]),
  ...[
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/images/products/.x.png',
    'data:image/svg+xml;base64,AAAA',
    7,
  ].map((bad): [string, unknown] => ['imageUrl', bad]),
  ...[
    '',
    'tier0',
    '{}',
    'null',
    '["gold"]',
    '["tier0"',
    ['tier0'],
    null,
    0,
    `[${'"tier0",'.repeat(1_000)}"tier0"]`,
  ].map((bad): [string, unknown] => ['discountTags', bad]),
];

describe('a restaurant product', () => {
  it.each(PRODUCT_FIELDS)('a restaurant product with %s of %j is refused', async (field, bad) => {
    const body = JSON.stringify({ name: 'Cod', [field]: bad });
    for (const answer of [await send('post', PRODUCTS, body), await send('put', `${PRODUCTS}/:id`, body)]) {
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.body.message).toMatch(new RegExp(`^${field} must be `));
    }
  });

  it('a restaurant product with an invalid picture is refused', async () => {
    const body = JSON.stringify({ name: 'Cod', imageUrl: 'data:image/png;base64,AAAA' });
    expect(faultsOf(await send('post', PRODUCTS, body))).toEqual([]);
    expect(faultsOf(await send('put', `${PRODUCTS}/:id`, body))).toEqual([]);
  });

  it('a restaurant product cannot lose its name', async () => {
    const answer = await send('put', `${PRODUCTS}/:id`, '{"name":" ","active":false}');
    expect([answer.status, answer.body.error]).toEqual([400, 'Product name is required']);
  });

  it.each(WHOLES)('a category cannot move to place %j', async (displayOrder) => {
    const answer = await send('patch', `${PRODUCTS}/:id/order`, JSON.stringify({ displayOrder }));
    expect([faultsOf(answer), answer.status]).toEqual([[], 400]);
  });
});

describe('a category', () => {
  it.each<[string, unknown]>([
    ...['slug', 'name'].flatMap((field) =>
      [...TEXTS, null, 'x'.repeat(81)].map((bad): [string, unknown] => [field, bad]),
    ),
    ...['amber ', 'AMBER', '#fff', '__proto__', null, 1].map((bad): [string, unknown] => ['colorScheme', bad]),
    ...['package', 'Skull', '<svg>', null, {}].map((bad): [string, unknown] => ['icon', bad]),
    ...['true', 1, null].map((bad): [string, unknown] => ['active', bad]),
  ])('a category is not added or changed when %s is %j', async (field, bad) => {
    const body = JSON.stringify({ slug: 'cod', name: 'Cod', [field]: bad });
    for (const answer of [await send('post', CATEGORIES, body), await send('put', `${CATEGORIES}/:id`, body)]) {
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.body.message).toMatch(new RegExp(`^${field} must be `));
    }
  });

  it.each([
    [{ name: 'Cod' }, 'Slug is required'],
    [{ name: 'Cod', slug: '  ' }, 'Slug is required'],
    [{ slug: 'cod' }, 'Display name is required'],
    [{ slug: 'cod', name: ' \n ' }, 'Display name is required'],
    [{ slug: 'cod', name: '\u200b' }, 'Display name is required'],
  ])('a category is not added as %j', async (body, sentence) => {
    const answer = await send('post', CATEGORIES, JSON.stringify(body)).expect(400);
    expect([answer.body.message, answer.body.error]).toEqual([sentence, sentence]);
  });

  it.each<[unknown]>([
    [null],
    ['x'],
    [{}],
    [[null]],
    [['x']],
    [[{}]],
    [[[]]],
    [[{ id: 'x', displayOrder: 0 }]],
    [[{ id: randomUUID(), displayOrder: 0 }]],
    ...WHOLES.map((displayOrder): [unknown] => [[{ id, displayOrder }]]),
    [Array.from({ length: 201 }, () => ({ id: randomUUID(), displayOrder: 0 }))],
  ])('categories are not moved by the order %j', async (categoryOrders) => {
    const answer = await send('put', `${CATEGORIES}/reorder`, JSON.stringify({ categoryOrders }));
    expect([faultsOf(answer), answer.status]).toEqual([[], 400]);
  });
});

describe.each<[Method, string, string]>([
  ['put', PRODUCTS, ''],
  ['delete', PRODUCTS, ''],
  ['patch', PRODUCTS, '/order'],
  ['put', CATEGORIES, ''],
  ['delete', CATEGORIES, ''],
])('%s %s/{id}%s', (method, base, rest) => {
  it.each([
    [randomUUID(), 404],
    ['not-an-id', 404],
    ['%00', 404],
    ["1' OR '1'='1", 404],
    ['x'.repeat(150), 404],
    ['undefined', 404],
  ])('the body %j is refused', async (wrong, status) => {
    const answer = await send(method, `${base}/${wrong}${rest}`, '{"active":true,"displayOrder":1}');
    expect([faultsOf(answer), answer.status]).toEqual([[], status]);
  });
});

describe.each(['/api/restaurant/products', CATEGORIES])('%s', (path) => {
  it.each([
    ['rev=-1', 400],
    ['rev=1e3', 400],
    ['store=A%20B', 400],
    ['rev=1&rev=2', 400],
    ['store=nowhere', 404],
  ])('the query %s is refused', async (query, status) => {
    const answer = await request(service.server).get(`${path}?${query}`);
    expect([faultsOf(answer), answer.status]).toEqual([[], status]);
  });

  it('no query shows the public inactive rows', async () => {
    const plain = await request(service.server).get(path).expect(200);
    const asked = await request(service.server).get(`${path}?includeInactive=true&all=1`).expect(200);
    expect(asked.body).toEqual(plain.body);
  });
});
