import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { AuditConsumer } from '../src/audit/audit.consumer.js';
import { StoresConsumer } from '../src/stores/stores.consumer.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { logStore } from './log-store.js';

const PATH = '/api/admin/system/audit';
const STORES = {
  main: '0197a3c0-0000-7000-8000-0000000000a1',
  north: '0197a3c0-0000-7000-8000-0000000000b1',
  south: '0197a3c0-0000-7000-8000-0000000000c1',
};

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  await database.query('TRUNCATE discounts_rebates.event_log');
  const config = testConfig('system-ops', database);
  service = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
  for (const [slug, id] of Object.entries(STORES)) {
    await logStore(database, { id, slug });
    await database.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, store_id, after)
       SELECT 'restaurant-order.created', 'restaurant-order:' || $2::text || n, $1::uuid, '{}'::jsonb FROM generate_series(1, 3) AS n`,
      [id, slug],
    );
  }
  await database.query(
    `INSERT INTO identity.event_log (type, subject, actor_name, after) VALUES ('session.opened', 'user:7', 'Mei', '{}')`,
  );
  await service.get(EventConsumers).reach(AuditConsumer);
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const get = (who: SignedInStaff, query = ''): request.Test =>
  request(service.server).get(`${PATH}?limit=200${query}`).set(who.headers);
const ofMain = async (): Promise<SignedInStaff> => await signIn(database, 'admin', [STORES.main]);

/** The number of entries by store; "chain" for those without one. */
async function read(who: SignedInStaff, query?: string): Promise<Record<string, number>> {
  const { entries } = (await get(who, query).expect(200)).body as AuditPage;
  const slugOf = new Map(Object.entries(STORES).map(([slug, id]) => [id, slug]));
  const grouped = Object.entries(Object.groupBy(entries, ({ storeId }) => slugOf.get(storeId ?? '') ?? 'chain'));
  return Object.fromEntries(grouped.map(([slug, list]) => [slug, list?.length ?? 0]));
}

describe('the audit of a store', () => {
  it('an administrator of one store reads only its audit entries, whatever they search for', async () => {
    const who = await ofMain();
    expect(await read(who)).toEqual({ main: 4 });
    expect(await read(who, '&type=restaurant-order')).toEqual({ main: 3 });
    expect(await read(who, '&subject=restaurant-order:north1')).toEqual({});
    expect(await read(who, '&type=session.opened')).toEqual({});
    expect(await read(who, '&user=Mei')).toEqual({});
    const { body } = await request(service.server).get(`${PATH}?limit=2`).set(who.headers).expect(200);
    const rest = await request(service.server).get(`${PATH}?limit=2&before=${body.next}`).set(who.headers).expect(200);
    expect([...body.entries, ...rest.body.entries].map(({ storeId }) => storeId)).toEqual(Array(4).fill(STORES.main));
    expect(rest.body.next).toBeNull();
  });

  it('an administrator of one store gets a summary of its changes only', async () => {
    const { headers } = await ofMain();
    const { body } = await request(service.server).get(`${PATH}/summary?since=2026-01-01T00:00:00Z`).set(headers);
    expect(body).toEqual([
      { user: null, kind: 'restaurant-order', count: 3, at: expect.any(String) },
      { user: null, kind: 'store', count: 1, at: expect.any(String) },
    ]);
  });

  it('the audit of another store is a 404, as is that of an unknown one', async () => {
    const who = await ofMain();
    for (const slug of ['north', 'nowhere']) {
      const { status, body } = await get(who, `&store=${slug}`);
      expect([status, body.message]).toEqual([404, 'Store not found.']);
    }
  });

  it('an administrator of several stores reads all of them or one of them', async () => {
    const who = await signIn(database, 'admin', [STORES.main, STORES.south]);
    expect(await read(who)).toEqual({ main: 4, south: 4 });
    expect(await read(who, '&store=south')).toEqual({ south: 4 });
  });

  it('an administrator of all stores reads everything or one store', async () => {
    const who = await signIn(database, 'admin');
    expect(await read(who)).toMatchObject({ main: 4, north: 4, south: 4, chain: expect.any(Number) });
    expect(await read(who, '&store=north')).toEqual({ north: 4 });
  });

  it('audit entries name stores by their current short name', async () => {
    const who = await signIn(database, 'admin');
    const named = async (query: string): Promise<(string | null)[]> => {
      const { entries } = (await get(who, query).expect(200)).body as AuditPage;
      return [...new Set(entries.map(({ store }) => store))].toSorted();
    };
    expect(await named('&type=restaurant-order')).toEqual(['main', 'north', 'south']);
    expect(await named('&type=session.opened')).toEqual([null]);
    await logStore(database, { id: STORES.south, slug: 'lower' });
    await service.get(EventConsumers).reach(StoresConsumer);
    expect(await named('&type=restaurant-order')).toEqual(['lower', 'main', 'north']);
  });

  it('the audit of a store is for administrators only', async () => {
    const { status } = await get(await signIn(database, 'read-only', [STORES.main]));
    expect(status).toBe(403);
  });
});

describe('the audit of a period', () => {
  it('a period of the audit is paged by when entries happened, not by when they arrived', async () => {
    const { headers } = await ofMain();
    const page = async (query: string): Promise<AuditPage> =>
      (await request(service.server).get(`${PATH}?since=2026-01-01T00:00:00Z${query}`).set(headers).expect(200)).body;
    const times = [3, 1, 2].map((day) => `2026-02-0${day}T10:00:00.000Z`);
    for (const at of times) {
      await database.query(
        `INSERT INTO catalog.event_log (type, subject, store_id, occurred_at, after)
         VALUES ('product.updated', 'product:1', $1, $2, '{}')`,
        [STORES.main, at],
      );
    }
    await service.get(EventConsumers).reach(AuditConsumer);
    const query = '&until=2026-03-01T00:00:00Z';
    const { entries } = await page(query);
    expect(entries.map(({ at }) => at)).toEqual(times.toSorted().toReversed());
    const first = await page(`${query}&limit=2`);
    const rest = await page(`${query}&limit=2&before=${first.next}`);
    expect([...first.entries, ...rest.entries]).toEqual(entries);
    expect(rest.next).toBeNull();
  });
});

it('a summary counts what others changed, however many orders came in since', async () => {
  const who = await signIn(database, 'admin');
  const log = (service: string, type: string, count: number, actor: string | null): Promise<unknown> =>
    database.query(
      `INSERT INTO ${service}.event_log (type, subject, actor_name, occurred_at, after)
       SELECT $1, 'row:' || n, $2, '2091-01-01Z'::timestamptz - $3::int * interval '1 hour', '{}' FROM generate_series(1, $3) AS n`,
      [type, actor, count],
    );
  await log('restaurant_orders', 'restaurant-order.created', 300, null);
  await log('catalog', 'product.updated', 2, 'wei');
  await log('catalog', 'product.updated', 1, who.username);
  await log('identity', 'session.opened', 1, 'wei');
  // Reading a file and being refused change nothing.
  await log('catalog', 'products.exported', 3, 'wei');
  await log('system_ops', 'backup.downloaded', 1, 'wei');
  await log('restaurant_orders', 'discount-code.refused', 40, null);
  await log('restaurant_orders', 'order-limits.reached', 2, null);
  await service.get(EventConsumers).reach(AuditConsumer);
  const ask = (query: string): request.Test => request(service.server).get(`${PATH}/summary${query}`).set(who.headers);
  const { body } = await ask('?since=2090-01-01T00:00:00Z').expect(200);
  expect(body).toEqual([
    { user: 'wei', kind: 'product', count: 2, at: '2090-12-31T22:00:00.000Z' },
    { user: null, kind: 'restaurant-order', count: 300, at: '2090-12-19T12:00:00.000Z' },
  ]);
  await ask('').expect(400);
});
