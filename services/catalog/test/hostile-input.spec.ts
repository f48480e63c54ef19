import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { seedDemo } from '../src/demo/demo.seed.js';
import { insertProducts } from './product-builder.js';
import { faultsOf } from './refusal-faults.js';
import { useCatalog } from './use-catalog.js';

/** An existing product, used in every path below. */
let id: string;
const { database, service, admin, images } = useCatalog({ images: true });
let source: DataSource;
let before: unknown;

beforeAll(async () => {
  source = await database.dataSource('catalog');
  await seedDemo(source, images);
  [id = ''] = await insertProducts(database, 2);
  before = await everything();
}, 60_000);

const everything = async (): Promise<unknown> => {
  const [state]: object[] = await source.query(
    `SELECT (SELECT md5(string_agg(p::text, '|' ORDER BY id)) FROM catalog.product AS p) AS products,
            (SELECT md5(string_agg(s::text, '|' ORDER BY id)) FROM catalog.store AS s) AS stores,
            (SELECT max(number) FROM catalog.event_log) AS events`,
  );
  return { ...state, files: readdirSync(images).toSorted() };
};

/** Hostile input must leave no trace: no row, no event, no file, no prototype. */
afterEach(async () => {
  const after = await everything();
  if (!isDeepStrictEqual(after, before)) throw new Error(`Something changed: ${JSON.stringify({ before, after })}`);
  if (Object.keys(Object.prototype).length > 0 || 'admin' in {}) throw new Error('Every object has changed.');
});

type Method = 'post' | 'patch' | 'delete';

const send = (method: Method, path: string, type: string, body: string | Buffer): request.Test =>
  request(service.server)
    [method](path.replace(':id', id))
    .set({ ...admin.headers, 'content-type': type })
    .serialize((text) => text as string)
    .send(body);

const PRODUCTS = '/api/admin/products';
const TAKING_JSON: [Method, string][] = [
  ['post', PRODUCTS],
  ['patch', `${PRODUCTS}/:id`],
  ['post', `${PRODUCTS}/reorder`],
  ['post', `${PRODUCTS}/import`],
  ['patch', '/api/admin/settings'],
];
const WRITES: [Method, string][] = [
  ...TAKING_JSON,
  ['delete', `${PRODUCTS}/:id`],
  ['delete', `${PRODUCTS}/all`],
  ['post', '/api/admin/upload/product-image'],
];

describe.each(WRITES)('%s %s', (method, path) => {
  it.each<[string, string | Buffer]>([
    ['text that is no JSON', 'hello'],
    ['half an object', '{"description":"x"'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['lists in lists', `{"description":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['thousands of fields', JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, n) => [`f${n}`, n])))],
    ['__proto__', '{"__proto__":{"admin":true},"description":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['NaN', '{"ourPrice":NaN}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe])],
  ])('the body %s is refused', async (_what, body) => {
    expect(faultsOf(await send(method, path, 'application/json', body))).toEqual([]);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', 'text/csv'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await send(method, path, type, '{"description":"x"}');
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.status).toBe(415);
    },
  );
});

describe.each(TAKING_JSON)('%s %s', (method, path) => {
  it.each(['', 'null', 'true', '5', '"x"', '[]', '[{"description":"x"}]', '{}', '{"unknown":1}', '{"toString":1}'])(
    'refuses %j',
    async (body) => {
      const answer = await send(method, path, 'application/json', body);
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.status).toBe(400);
    },
  );
});

const DRAFT = { description: 'Cod', size: '1 lb', retailPrice: 2, ourPrice: 1 };

const FIELDS: [string, unknown][] = [
  ['description', ''],
  ['description', ' \t '],
  ['description', 'x'.repeat(201)],
  ['description', 'a\0b'],
  ['description', 'a\uD800'],
  ['description', null],
  ['description', 5],
  ['description', ['x']],
  ['description', { toString: 'x' }],
  ['size', ''],
  ['size', 'x'.repeat(81)],
  ['chineseName', 'x'.repeat(201)],
  ['chineseName', '\0'],
  ['detailedDescription', 'x'.repeat(20_001)],
  ['detailedDescription', { $ne: null }],
  ['category', 'fruit'],
  ['category', 'PRODUCE'],
  ['category', '__proto__'],
  ['category', ['produce']],
  ['active', 'true'],
  ['active', 1],
  ['active', null],
  ['imageUrl', 'javascript:alert(1)'],
  ['imageUrl', '//evil.example/a.png'],
  ['imageUrl', '/images/products/.hidden.png'],
  ['imageUrl', 'x'.repeat(100_000)],
  ['imageUrl', 7],
  ...['retailPrice', 'ourPrice'].flatMap((price) =>
    [-0.01, 1.005, 100_000, 1e308, '1', '', 'NaN', null, [1], {}, true].map((bad): [string, unknown] => [price, bad]),
  ),
];

describe('a product', () => {
  it.each(FIELDS)('a product with %s of %j is refused', async (field, bad) => {
    const body = JSON.stringify({ ...DRAFT, [field]: bad });
    for (const answer of [
      await send('post', PRODUCTS, 'application/json', body),
      await send('patch', `${PRODUCTS}/:id`, 'application/json', body),
    ]) {
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.body.message).toMatch(new RegExp(`^${field} must be `));
    }
  });

  it.each(Object.keys(DRAFT))('a product is not added without %s', async (field) => {
    const body = JSON.stringify({ ...DRAFT, [field]: undefined });
    expect(faultsOf(await send('post', PRODUCTS, 'application/json', body))).toEqual([]);
  });

  it.each([
    ['patch', randomUUID(), 404],
    ['delete', randomUUID(), 404],
    ['patch', 'not-an-id', 404],
    ['delete', 'not-an-id', 404],
    ['delete', 'ALL', 404],
    ['delete', '%61ll2', 404],
    ['delete', "1' OR '1'='1", 404],
    ['patch', '%00', 404],
    ['delete', 'x'.repeat(150), 404],
    ['delete', '', 404],
  ] as const)('a query with %s of %j is refused', async (method, wrong, status) => {
    const answer = await send(method, `${PRODUCTS}/${wrong}`, 'application/json', '{"active":true}');
    expect(faultsOf(answer)).toEqual([]);
    expect(answer.status).toBe(status);
  });
});

describe('script in a text', () => {
  it('hostile text is stored and returned unchanged in JSON and CSV', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)> **bold**';
    const draft = { ...DRAFT, description: script, detailedDescription: script };
    const { body, headers } = await send('post', PRODUCTS, 'application/json', JSON.stringify(draft)).expect(201);
    expect(body).toMatchObject({ description: script, detailedDescription: script });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const file = await request(service.server).get(`${PRODUCTS}/export`).set(admin.headers).expect(200);
    expect([file.headers['content-type'], file.text.includes(script)]).toEqual(['text/csv; charset=utf-8', true]);
    await send('delete', `${PRODUCTS}/${body.id}`, 'application/json', '').expect(200);
    before = await everything();
  });
});
