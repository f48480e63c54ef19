import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
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
import { GatewayLists, readGateways, type Gateways } from '../src/public-lists/gateway-lists.js';
import { insertProducts } from './product-builder.js';

let database: TestDatabase;
let service: TestService;
let other: TestService;
let admin: SignedInStaff;
/** A fake gateway that records which lists it is asked to refresh. */
let gateway: Server;
let refreshed: string[] = [];
let delayMs = 0;

beforeAll(async () => {
  gateway = createServer((asked, answer) => {
    refreshed.push(asked.url ?? '');
    setTimeout(() => answer.end('[]'), delayMs);
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  database = await TestDatabase.create();
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     VALUES ('jade', 'Jade', '1 Main St', '555-0100', 'America/Toronto', '9 to 9', true)`,
  );
  const config = testConfig('catalog', database);
  // A long time limit, so that no fetch of one test reaches the gateway during the next one.
  service = await startTestService((each) => CatalogModule.for(each, undefined, gateways('10000')), config);
  other = await startTestService((each) => CatalogModule.for(each), config);
  admin = await signIn(database, 'admin');
});

beforeEach(async () => {
  await insertProducts(database, 30);
  await change('post', '/api/admin/products', { ...DRAFT, category: 'seafood' }).expect(201);
  refreshed = [];
});

afterEach(async () => {
  delayMs = 0;
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

afterAll(async () => {
  await service?.close();
  await other?.close();
  gateway?.close();
  await database?.drop();
});

const gateways = (patienceMs?: string): Gateways =>
  readGateways({
    GATEWAYS: `127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    GATEWAYS_PATIENCE_MS: patienceMs,
  });

const DRAFT = { description: 'Napa Cabbage', size: '1 ea', retailPrice: 4.99, ourPrice: 3.49 };

const change = (method: 'post' | 'patch' | 'delete', path: string, body?: object): request.Test =>
  request(service.server)[method](path).set(admin.headers).send(body);

const list = async (of = service): Promise<Product[]> => (await request(of.server).get('/api/products')).body;

/** The refreshed paths without the variants per store. */
const plainPaths = (): string[] => refreshed.filter((path) => !path.includes('?')).toSorted();

async function last(): Promise<string> {
  return (await list()).at(-1)?.id ?? '';
}

describe('before a change is answered', () => {
  it("gateways fetch the whole list and the changed product's category again, for the store as well", async () => {
    await change('patch', `/api/admin/products/${await last()}`, { ourPrice: 1.23 }).expect(200);
    expect(plainPaths()).toEqual(['/api/products', '/api/products/category/seafood']);
    expect(refreshed.filter((path) => path.includes('?')).toSorted()).toEqual([
      '/api/products/category/seafood?store=jade',
      '/api/products?store=jade',
    ]);
  });

  it('a product that moves to another category refreshes both', async () => {
    await change('patch', `/api/admin/products/${await last()}`, { category: 'meat-pork' }).expect(200);
    expect(plainPaths()).toEqual([
      '/api/products',
      '/api/products/category/meat-pork',
      '/api/products/category/seafood',
    ]);
  });

  it('lists that return to an earlier state are fetched again too', async () => {
    const added = await request(other.server)
      .post('/api/admin/products')
      .set(admin.headers)
      .send({ ...DRAFT, category: 'produce' })
      .expect(201);
    await change('delete', `/api/admin/products/${added.body.id}`).expect(200);
    expect(plainPaths()).toEqual(['/api/products', '/api/products/category/produce']);
  });

  it('restaurant categories and settings refresh their own lists', async () => {
    await change('post', '/api/restaurant/categories', { name: 'Noodles', slug: 'noodles' }).expect(201);
    expect(plainPaths()).toEqual(['/api/restaurant/categories', '/api/restaurant/products']);
    refreshed = [];
    await change('patch', '/api/admin/settings', { status: 'paused' }).expect(200);
    expect(plainPaths()).toEqual(['/api/admin/settings', '/api/stores']);
  });

  it('lists of a store are fetched again only if a gateway has recently read one from any replica', async () => {
    const { reads } = service.get(GatewayLists);
    reads.connected(performance.now() - 60_000);
    await change('patch', `/api/admin/products/${await last()}`, { ourPrice: 1.11 }).expect(200);
    expect(refreshed).toEqual(plainPaths());
    await request(service.server).get('/api/products?store=jade&rev=1').expect(200);
    await request(service.server).get('/api/products/changes?store=jade&since=1&rev=1').expect(200);
    expect(reads.read(['jade'], performance.now(), true)).toEqual([]);
    await request(other.server).get('/api/products?store=jade').expect(200);
    await eventually(async () => expect(reads.read(['jade'], performance.now(), true)).toEqual(['jade']));
    await change('patch', `/api/admin/products/${await last()}`, { ourPrice: 2.22 }).expect(200);
    expect(refreshed).toContain('/api/products?store=jade');
  });

  it('nothing is fetched when nothing has changed', async () => {
    await change('patch', `/api/admin/products/${await last()}`, { ourPrice: DRAFT.ourPrice }).expect(200);
    await change('patch', '/api/admin/products/no-such-id', { ourPrice: 1 }).expect(404);
    await list();
    expect(refreshed).toEqual([]);
  });

  it('concurrent changes share refreshes', async () => {
    delayMs = 30;
    const ids = (await list()).slice(0, 20).map(({ id }) => id);
    await Promise.all(ids.map((id) => change('patch', `/api/admin/products/${id}`, { ourPrice: 9.87 }).expect(200)));
    expect(refreshed.filter((path) => path === '/api/products').length).toBeLessThan(ids.length / 2);
  });

  it('a gateway that does not answer delays a change by a tenth of a second', async () => {
    const usual = await startTestService(
      (each) => CatalogModule.for(each, undefined, gateways()),
      testConfig('catalog', database),
    );
    delayMs = 5_000;
    const began = performance.now();
    await request(usual.server)
      .patch(`/api/admin/products/${await last()}`)
      .set(admin.headers)
      .send({ ourPrice: 5.55 })
      .expect(200);
    expect(performance.now() - began).toBeLessThan(1_000);
    await usual.close();
  });
});

const sent = async (of: TestService): Promise<object> => {
  const { text, headers } = await request(of.server).get('/api/products').expect(200);
  return { text, tag: headers['etag'] };
};

describe('a list that follows single changes', () => {
  it('the list is read whole after an event that names no product', async () => {
    const before = await list();
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after) VALUES ('product.updated', 'product:none', '{}')`,
    );
    expect(await list()).toEqual(before);
  });

  it('the list equals the one that another replica reads, after every kind of change', async () => {
    const ids = (await list()).map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    const steps = [
      async () => change('patch', `/api/admin/products/${first}`, { ourPrice: 7.77, chineseName: '雞' }).expect(200),
      async () => change('patch', `/api/admin/products/${second}`, { active: false }).expect(200),
      async () => change('delete', `/api/admin/products/${third}`).expect(200),
      async () => change('post', '/api/admin/products', DRAFT).expect(201),
      async () => change('patch', `/api/admin/products/${second}`, { active: true }).expect(200),
      async () => change('post', '/api/admin/products/reorder', { productIds: ids.toReversed() }),
    ];
    for (const step of steps) {
      await step();
      const anew = await startTestService((each) => CatalogModule.for(each), testConfig('catalog', database));
      // Byte by byte, because gateways compare the tags of what replicas send.
      const whole = await sent(anew);
      expect([await sent(service), await sent(other)]).toEqual([whole, whole]);
      await anew.close();
      await pause(0);
    }
  });
});
