import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { CatalogModule } from '../src/catalog.module.js';
import { readDemoGoods } from '../src/demo/demo-goods.js';
import { seedDemo, seedWholesale } from '../src/demo/demo.seed.js';

let database: TestDatabase;
let service: TestService;
let images: string;
let admin: SignedInStaff;

beforeAll(async () => {
  database = await TestDatabase.create();
  images = mkdtempSync(join(tmpdir(), 'larder-'));
  service = await startTestService((config) => CatalogModule.for(config), testConfig('catalog', database));
  admin = await signIn(database, 'admin');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
  rmSync(images, { recursive: true });
});

const change = (body: object, query = ''): request.Test =>
  request(service.server).patch(`/api/admin/settings${query}`).set(admin.headers).send(body);

const read = async (path: string) => (await request(service.server).get(path).expect(200)).body;

describe('before the first store exists', () => {
  it('settings can be read before the first store exists', async () => {
    expect(await read('/api/stores')).toEqual([]);
    expect(await read('/api/admin/settings')).toEqual({ status: 'live', lastUpdated: null });
    await change({ status: 'paused' }).expect(404);
  });
});

describe('a first start', () => {
  it('a start after the shop was emptied does not seed demo goods again', async () => {
    const source = await database.dataSource('catalog');
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after) VALUES ('data.restored', 'data:all', '{}')`,
    );
    await seedDemo(source, images);
    await seedWholesale(source, images);
    expect(await read('/api/stores')).toEqual([]);
    expect(await read('/api/restaurant/products')).toEqual([]);
    await database.query('TRUNCATE catalog.event_log');
  });

  it('the demo store is seeded once, with events and pictures', async () => {
    const source = await database.dataSource('catalog');
    await seedDemo(source, images);
    await seedDemo(source, images);
    expect(await read('/api/stores')).toEqual([
      {
        slug: 'jade-harvest',
        name: 'Jade Harvest Supermarket',
        chineseName: '翠豐超市',
        address: '4300 Steeles Avenue East, Markham, ON L3R 0Y5',
        phone: '(905) 555-0142',
        timeZone: 'America/Toronto',
        openingHours: 'Monday-Sunday 9AM-6PM',
        isDefault: true,
      },
    ]);
    const { retailProducts } = await readDemoGoods();
    const products = (await read('/api/products')) as { imageUrl: string }[];
    expect(products).toHaveLength(retailProducts.filter(({ active }) => active).length);
    const files = new Set(readdirSync(images));
    expect(products.every(({ imageUrl }) => files.has(imageUrl.replace('/images/products/', '')))).toBe(true);
    const [counted] = await database.query('SELECT count(*)::int AS events FROM catalog.event_log');
    expect(counted).toEqual({ events: retailProducts.length + 1 });
  }, 60_000);

  it('settings default to the default store and can be read by name', async () => {
    const settings = await read('/api/admin/settings');
    expect(settings).toEqual({
      status: 'live',
      lastUpdated: expect.stringMatching(/Z$/),
      lastUpdatedLocal: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    });
    expect(await read('/api/admin/settings?store=jade-harvest')).toEqual(settings);
    await request(service.server).get('/api/admin/settings?store=nowhere').expect(404);
    expect(await read('/api/products?store=jade-harvest')).toEqual(await read('/api/products'));
  });
});

describe('the settings of a store', () => {
  const logged = async () =>
    await database.query<{ store_id: string; actor_name: string }>(
      `SELECT * FROM catalog.event_log WHERE type = 'store.updated' ORDER BY number`,
    );

  it('a new price timestamp is logged as an event of its store', async () => {
    const answer = await change({ lastUpdated: '2026-11-21T09:30:00-05:00' }).expect(200);
    expect(answer.body).toEqual({
      status: 'live',
      lastUpdated: '2026-11-21T14:30:00.000Z',
      lastUpdatedLocal: '2026-11-21T09:30',
    });
    expect(await read('/api/admin/settings')).toEqual(answer.body);
    const [event] = await logged();
    expect(event).toMatchObject({
      store_id: expect.any(String),
      actor_name: admin.username,
      after: { slug: 'jade-harvest', lastUpdatedAt: '2026-11-21T14:30:00.000Z' },
    });
  });

  it('prices confirmed by a clock that was ahead do not silence the alert about their age', async () => {
    const [product] = await read('/api/products');
    const raise = { ourPrice: product.ourPrice + 0.01 };
    await request(service.server).patch(`/api/admin/products/${product.id}`).set(admin.headers).send(raise).expect(200);
    await change({ lastUpdated: new Date(Date.now() + 30 * 86_400_000).toISOString() }).expect(200);
    await eventually(async () => {
      const { text } = await request(service.server).get('/metrics').expect(200);
      const [, seconds] = /^larder_prices_confirmed_time_seconds\S* (\S+)$/m.exec(text) ?? [];
      expect(Number(seconds)).toBeCloseTo(Date.now() / 1_000, -2);
    });
  });

  it('a store can be paused and resumed, also by name', async () => {
    const before = await read('/api/admin/settings');
    expect((await change({ status: 'paused' }, '?store=jade-harvest').expect(200)).body).toEqual({
      ...before,
      status: 'paused',
    });
    expect((await change({ status: 'live' }).expect(200)).body).toEqual(before);
  });

  it('a pause has a reason and ends automatically', async () => {
    const before = await read('/api/admin/settings');
    const pausedUntil = new Date(Date.now() + 1_500).toISOString();
    const paused = { ...before, status: 'paused', pauseReason: 'Stocktaking.', pausedUntil };
    const pause = { status: 'paused', pauseReason: 'Stocktaking.', pausedUntil };
    expect((await change(pause).expect(200)).body).toEqual(paused);
    expect(await read('/api/admin/settings')).toEqual(paused);
    expect((await logged()).at(-1)).toMatchObject({ after: pause });
    await eventually(async () => expect(await read('/api/admin/settings')).toEqual(before));
    await change({ status: 'live' }).expect(200);
  });

  it('settings without changes log nothing', async () => {
    const events = (await logged()).length;
    await change({ status: 'live' }).expect(200);
    expect(await logged()).toHaveLength(events);
  });

  it.each([
    [{}, 'There is nothing to change.'],
    [{ colour: 'red' }, 'There is nothing to change.'],
    [{ lastUpdated: '2026-11-21' }, 'lastUpdated must be a date and time.'],
    [{ lastUpdated: '2026-02-31T10:00:00' }, 'lastUpdated must be a date and time.'],
    [{ lastUpdated: '9999-01-01T00:00:00Z' }, 'lastUpdated must be a date and time.'],
    [{ lastUpdated: null }, 'lastUpdated must be a date and time.'],
    [{ pauseReason: 'Stocktaking.' }, 'A reason and an end need the status paused.'],
    [{ status: 'paused', pausedUntil: '2020-01-01T00:00:00Z' }, 'The end of the pause must be later than now.'],
    [{ status: 'offline' }, 'status must be one of live, paused.'],
  ])('the settings %j are refused with a sentence', async (body, message) => {
    expect((await change(body).expect(400)).body).toMatchObject({ message, code: 'invalid' });
  });

  it('settings of an unknown store are a 404', async () => {
    const { body } = await change({ status: 'paused' }, '?store=nowhere').expect(404);
    expect(body.code).toBe('not_found');
  });
});

describe('the demo catalogue', () => {
  it('the demo has about 150 products in seven categories with Chinese names and plausible prices', async () => {
    const { retailProducts } = await readDemoGoods();
    expect(retailProducts.length).toBeGreaterThanOrEqual(145);
    expect(new Set(retailProducts.map(({ category }) => category)).size).toBe(7);
    for (const { chineseName, retailPriceCents, ourPriceCents } of retailProducts) {
      expect(chineseName).toMatch(/\p{Script=Han}/u);
      expect(ourPriceCents).toBeGreaterThan(0);
      expect(ourPriceCents).toBeLessThan(retailPriceCents);
    }
    expect(new Set(retailProducts.map(({ description }) => description)).size).toBe(retailProducts.length);
  });

  it("the demo's pictures are WebP", () => {
    const [first = ''] = readdirSync(images);
    expect(readFileSync(join(images, first)).subarray(8, 12).toString()).toBe('WEBP');
  });
});
