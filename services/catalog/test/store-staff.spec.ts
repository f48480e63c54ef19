import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OverrideMatrix, ProductHistory, Settings, StaffStore } from '@larder/contracts';
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
import { insertProduct } from './product-builder.js';

const MAIN = '0197a3c0-0000-7000-8000-00000000000a';
const NORTH = '0197a3c0-0000-7000-8000-00000000000b';
const CLOSED = '0197a3c0-0000-7000-8000-00000000000c';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService((config) => CatalogModule.for(config), testConfig('catalog', database));
  await database.query(
    `INSERT INTO catalog.store (id, slug, name, address, phone, time_zone, opening_hours, status, is_default, active)
     VALUES ($1, 'main', 'Main', '', '', 'UTC', '', 'live', true, true),
            ($2, 'north', 'North', '', '', 'UTC', '', 'live', false, true),
            ($3, 'closed', 'Closed', '', '', 'UTC', '', 'live', false, false)`,
    [MAIN, NORTH, CLOSED],
  );
});

beforeEach(async () => {
  await database.query(`UPDATE catalog.store SET status = 'live'`);
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const pause = (who: SignedInStaff, query = ''): request.Test =>
  request(service.server).patch(`/api/admin/settings${query}`).set(who.headers).send({ status: 'paused' });

async function paused(): Promise<string[]> {
  const settings = async (slug: string): Promise<Settings> =>
    (await request(service.server).get(`/api/admin/settings?store=${slug}`).expect(200)).body as Settings;
  const slugs = ['main', 'north'];
  const all = await Promise.all(slugs.map(settings));
  return slugs.filter((_slug, place) => all[place]?.status === 'paused');
}

describe('the list of stores', () => {
  it('has the stores that one works for, closed ones too', async () => {
    const list = async (storeIds: string[] | null, query = ''): Promise<string[]> => {
      const { headers } = await signIn(database, 'read-only', storeIds);
      const { body } = await request(service.server).get(`/api/admin/stores${query}`).set(headers).expect(200);
      return (body as StaffStore[]).map(({ slug }) => slug);
    };
    expect(await list(null)).toEqual(['main', 'closed', 'north']);
    expect(await list([NORTH, CLOSED])).toEqual(['closed', 'north']);
    expect(await list([NORTH])).toEqual(['north']);
    expect(await list(null, '?store=north')).toEqual(['north']);
  });
});

describe('what stores say of a product themselves', () => {
  it('is told of the stores that one works for, with what the chain changed', async () => {
    const chain = await signIn(database, 'admin');
    const change = (query: string, ourPrice: number): request.Test =>
      request(service.server).patch(`/api/admin/products/${product}${query}`).set(chain.headers).send({ ourPrice });
    const product = await insertProduct(database, { ourPriceCents: 800 });
    for (const [query, price] of [
      ['?store=main', 7],
      ['?store=north', 6],
    ] as const)
      await change(query, price).expect(200);
    const told = async (storeIds: string[] | null): Promise<unknown[]> => {
      const { headers } = await signIn(database, 'read-only', storeIds);
      const history = await request(service.server).get(`/api/admin/products/${product}/history`).set(headers);
      const matrix = await request(service.server).get('/api/admin/overrides/matrix').set(headers);
      const { entries } = history.body as ProductHistory;
      const { stores, rows } = matrix.body as OverrideMatrix;
      return [entries.map(({ store }) => store), stores, Object.keys(rows[0]?.stores ?? {}).toSorted()];
    };
    expect(await told(null)).toEqual([
      ['north', 'main', null],
      ['main', 'north'],
      ['main', 'north'],
    ]);
    expect(await told([NORTH])).toEqual([['north', null], ['north'], ['north']]);
  });
});

describe("a store's settings", () => {
  it('are changed by its own administrator, who need not name the store', async () => {
    await pause(await signIn(database, 'admin', [NORTH])).expect(200);
    expect(await paused()).toEqual(['north']);
    const [event] = await database.query<{ store_id: string; subject: string }>(
      'SELECT store_id, subject FROM catalog.event_log ORDER BY number DESC LIMIT 1',
    );
    expect(event).toEqual({ store_id: NORTH, subject: `store:${NORTH}` });
  });

  it('are unknown to the administrator of another store, as those of no store are', async () => {
    const who = await signIn(database, 'admin', [NORTH]);
    for (const slug of ['main', 'closed', 'nowhere']) {
      const { status, body } = await pause(who, `?store=${slug}`);
      expect([status, body.message]).toEqual([404, 'Store not found.']);
    }
    expect(await paused()).toEqual([]);
  });

  it('need the store of an administrator of several', async () => {
    const who = await signIn(database, 'admin', [MAIN, NORTH]);
    const { body } = await pause(who).expect(400);
    expect(body.message).toBe('You work for several stores. Please say which one this is for.');
    await pause(who, '?store=north').expect(200);
    expect(await paused()).toEqual(['north']);
  });

  it('are those of the default store to an administrator of all who names none', async () => {
    const who = await signIn(database, 'admin');
    await pause(who).expect(200);
    expect(await paused()).toEqual(['main']);
    await pause(who, '?store=north').expect(200);
    expect(await paused()).toEqual(['main', 'north']);
  });

  it('of a closed store are changed by nobody', async () => {
    await pause(await signIn(database, 'admin'), '?store=closed').expect(404);
    await pause(await signIn(database, 'admin', [CLOSED])).expect(404);
    expect(await paused()).toEqual([]);
  });

  it('are not changed by staff of the store without the right to', async () => {
    await pause(await signIn(database, 'order', [NORTH])).expect(403);
    await pause(await signIn(database, 'read-only', [NORTH]), '?store=main').expect(403);
    expect(await paused()).toEqual([]);
  });
});
