import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditPage, AuditVerification } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import { Client } from 'pg';
import request from 'supertest';
import { AuditConsumer } from '../src/audit/audit.consumer.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

const PATH = '/api/admin/system/audit';
const STORE = '0197a3c0-0000-7000-8000-0000000000a1';

let database: TestDatabase;
let service: TestService;
let admin: SignedInStaff;

beforeAll(async () => {
  database = await TestDatabase.create();
  // Removes events logged by migrations.
  await database.query('TRUNCATE discounts_rebates.event_log');
  const config = testConfig('system-ops', database);
  service = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
  admin = await signIn(database, 'admin');
  await log('catalog', 'product.created', 'product:1', 'mei', null, '2026-01-01T10:00:00Z');
  for (let n = 0; n < 4; n++)
    await log('catalog', 'product.updated', 'product:1', 'wei', STORE, `2026-02-0${n + 1}T10:00:00Z`);
  await log('identity', 'session.opened', 'user:7', 'Mei', null, '2026-03-01T10:00:00Z');
  await log('restaurant-orders', 'restaurant-order.created', 'restaurant-order:1', null, STORE, '2026-03-02T10:00:00Z');
  await service.get(EventConsumers).reach(AuditConsumer);
  await database.query('CREATE TABLE kept AS SELECT * FROM system_ops.audit_entry');
  await database.query('CREATE TABLE kept_head AS SELECT * FROM system_ops.audit_head');
});

beforeEach(async () => {
  await database.query('DELETE FROM system_ops.audit_entry');
  await database.query('INSERT INTO system_ops.audit_entry SELECT * FROM kept');
  await database.query('UPDATE system_ops.audit_head AS h SET place = k.place, hash = k.hash FROM kept_head AS k');
  await database.query('DELETE FROM audit_seal.seal WHERE place > (SELECT place FROM kept_head)');
  await database.query('UPDATE audit_seal.state AS s SET place = k.place, hash = k.hash FROM kept_head AS k');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

async function log(
  service: string,
  type: string,
  subject: string,
  actor: string | null,
  storeId: string | null,
  at: string,
): Promise<void> {
  await database.query(
    `INSERT INTO ${service.replace('-', '_')}.event_log (type, subject, actor_name, store_id, occurred_at, address, request_id, after)
     VALUES ($1, $2, $3, $4, $5, '203.0.113.9', $6, '{"price": 499, "name": "Bok choy 白菜"}')`,
    [type, subject, actor, storeId, at, randomUUID()],
  );
}

/** Connects as the role that owns the trail, as no process does. */
async function asOwner(): Promise<Client> {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query('GRANT USAGE ON SCHEMA system_ops TO larder_audit; SET ROLE larder_audit');
  return client;
}

const get = (path: string): request.Test => request(service.server).get(path).set(admin.headers);
const page = async (query = ''): Promise<AuditPage> => (await get(`${PATH}?${query}`).expect(200)).body as AuditPage;
const verify = async (query = ''): Promise<AuditVerification> =>
  (await get(`${PATH}/verify?${query}`).expect(200)).body as AuditVerification;

describe('the audit trail', () => {
  it('the audit trail is read in pages, newest first', async () => {
    const { entries, next } = await page('limit=3');
    expect(entries.map(({ place }) => place)).toEqual([7, 6, 5]);
    expect(next).toBe(5);
    const rest = await page(`limit=4&before=${next}`);
    expect(rest.entries.map(({ place }) => place)).toEqual([4, 3, 2, 1]);
    expect(rest.next).toBeNull();
    expect([...entries, ...rest.entries].find(({ service: of }) => of === 'identity')).toEqual({
      place: expect.any(Number),
      service: 'identity',
      type: 'session.opened',
      subject: 'user:7',
      storeId: null,
      store: null,
      user: 'Mei',
      role: null,
      address: '203.0.113.9',
      requestId: expect.any(String),
      at: '2026-03-01T10:00:00.000Z',
      before: null,
      after: { price: 499, name: 'Bok choy 白菜' },
    });
  });

  it.each([
    ['user=MEI', 2],
    ['type=product.updated', 4],
    ['type=product', 5],
    ['subject=product:1', 5],
    ['subject=user', 1],
    ['subject=u%25', 0],
    ['since=2026-02-02T10:00:00Z&until=2026-03-01T10:00:00Z', 3],
    ['user=wei&since=2026-02-04T10:00:00Z', 1],
    ['user=nobody', 0],
  ])('the audit trail filtered by %s has %i entries', async (query, count) => {
    expect((await page(query)).entries).toHaveLength(count);
  });

  it.each([
    'limit=0',
    'limit=201',
    'before=x',
    'store=No%20Such',
    'since=yesterday',
    'type=a.b.c',
    `type=x';--`,
    'user=%00',
  ])('the query %s is refused', async (query) => {
    const { status, body } = await get(`${PATH}?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });
});

describe('the chain', () => {
  it('the audit chain is intact as written', async () => {
    expect(await verify()).toMatchObject({ intact: true, entries: 7, faults: [], next: null, last: 7 });
  });

  it('verifying the chain in parts finds the same faults as verifying it whole', async () => {
    await database.query('DELETE FROM system_ops.audit_entry WHERE place = 4');
    const parts: AuditVerification[] = [];
    for (let from: number | null = 1; from !== null; from = parts.at(-1)?.next ?? null)
      parts.push(await verify(`from=${from}&limit=3`));
    expect(parts.map(({ entries, next }) => `${entries} before ${next}`)).toEqual(['3 before 4', '3 before null']);
    expect(parts.flatMap(({ faults }) => faults)).toEqual((await verify()).faults);
    await get(`${PATH}/verify?from=0`).expect(400);
  });

  it.each([
    `type = 'product.created'`,
    `subject = 'product:2'`,
    `actor_name = 'Wei'`,
    `actor_id = gen_random_uuid()`,
    `actor_role = 'admin'`,
    `store_id = NULL`,
    `address = '203.0.113.8'`,
    `request_id = NULL`,
    `occurred_at = occurred_at + interval '1 microsecond'`,
    `after = jsonb_set(after, '{price}', '498')`,
    `before = '{}'`,
    `number = 999`,
    `producer = 'identity'`,
    `hash = sha256('x')`,
  ])('an entry changed by %s is found', async (change) => {
    // Producers are consumed concurrently, so its place may vary.
    const [{ place } = { place: '' }] = await database.query<{ place: string }>(
      `SELECT place FROM kept WHERE type = 'product.updated' ORDER BY number OFFSET 1 LIMIT 1`,
    );
    await database.query(`UPDATE system_ops.audit_entry SET ${change} WHERE place = $1`, [place]);
    const { intact, faults } = await verify();
    expect(intact).toBe(false);
    expect(faults[0]).toMatchObject({ place: Number(place), problem: 'changed' });
  });

  it('missing and truncated entries are found', async () => {
    await database.query('DELETE FROM system_ops.audit_entry WHERE place IN (3, 4)');
    expect((await verify()).faults[0]).toMatchObject({
      place: 5,
      problem: 'missing before',
      message: '2 entries are missing before entry 5.',
    });
    await database.query('DELETE FROM system_ops.audit_entry WHERE place > 2');
    expect((await verify()).faults).toMatchObject([{ place: 3, problem: 'cut off' }]);
  });

  it('an entry forged together with its hash is found, and so is the one after it', async () => {
    await database.query(`UPDATE system_ops.audit_entry AS e SET actor_name = 'forger' WHERE place = 3`);
    await database.query(
      `UPDATE system_ops.audit_entry AS e SET hash = system_ops.audit_hash(p.hash, e)
         FROM system_ops.audit_entry AS p WHERE e.place = 3 AND p.place = 2`,
    );
    expect((await verify()).faults).toMatchObject([
      { place: 3, problem: 'changed' },
      { place: 4, problem: 'changed' },
    ]);
  });

  it('a forged entry is found even when all later hashes were recalculated', async () => {
    const owner = await asOwner();
    await owner.query(`UPDATE system_ops.audit_entry SET actor_name = 'forger' WHERE place = 3`);
    for (let place = 3; place <= 7; place++) {
      await owner.query(
        `UPDATE system_ops.audit_entry AS e SET hash = system_ops.audit_hash(p.hash, e)
           FROM system_ops.audit_entry AS p WHERE e.place = $1 AND p.place = e.place - 1`,
        [place],
      );
    }
    await owner.query(
      'UPDATE system_ops.audit_head SET hash = e.hash FROM system_ops.audit_entry AS e WHERE e.place = 7',
    );
    await owner.end();
    expect((await verify()).faults[0]).toMatchObject({ place: 3, problem: 'changed' });
  });

  it('an appended entry without a seal is found', async () => {
    await database.query(
      `INSERT INTO system_ops.audit_entry
       SELECT (jsonb_populate_record(e, '{"place": 8, "number": 777}')).* FROM system_ops.audit_entry AS e WHERE place = 7`,
    );
    expect((await verify()).faults).toMatchObject([{ place: 8, number: 777, problem: 'changed' }]);
  });

  it('seals are stored where neither services nor the owner of the trail can write', async () => {
    const owner = await asOwner();
    const service = new Client({ connectionString: database.urlFor('system-ops') });
    await service.connect();
    const tries = [
      `UPDATE audit_seal.seal SET digest = '' WHERE place = 3`,
      'UPDATE audit_seal.state SET place = 2',
      'SELECT audit_seal.adopt()',
    ];
    for (const statement of tries) {
      await expect(owner.query(statement)).rejects.toThrow('permission denied');
      await expect(service.query(statement)).rejects.toThrow('permission denied');
    }
    await expect(owner.query(`SELECT audit_seal.append('[]')`)).rejects.toThrow('permission denied');
    await expect(service.query(`UPDATE system_ops.audit_entry SET type = 'x'`)).rejects.toThrow('permission denied');
    await expect(service.query(`DELETE FROM system_ops.audit_entry`)).rejects.toThrow('permission denied');
    await Promise.all([owner.end(), service.end()]);
  });

  it('entries have the role of the user, and older entries without roles keep their hashes', async () => {
    await database.query(
      `INSERT INTO identity.event_log (type, subject, actor_name, actor_role, after)
       VALUES ('session.opened', 'user:8', 'ming', 'order', '{}')`,
    );
    await service.get(EventConsumers).reach(AuditConsumer);
    const { entries } = await page('user=ming');
    expect(entries).toMatchObject([{ user: 'ming', role: 'order' }]);
    const [seal] = await database.query<{ same: boolean }>(
      `SELECT hash = sha256(sha256('') || convert_to(jsonb_build_array(place, producer, number, type, subject, store_id,
                actor_id, actor_name, address, request_id,
                to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), before, after)::text, 'UTF8')) AS same
         FROM system_ops.audit_entry WHERE place = 1`,
    );
    expect(seal?.same).toBe(true);
    expect(await verify()).toMatchObject({ intact: true, entries: 8 });
    for (const role of ['NULL', `'admin'`]) {
      await database.query(`UPDATE system_ops.audit_entry SET actor_role = ${role} WHERE actor_name = 'ming'`);
      expect((await verify()).faults).toMatchObject([{ place: 8, problem: 'changed' }]);
    }
  });

  it('the chain has no branches while all producers are read concurrently', async () => {
    for (let n = 0; n < 40; n++) {
      await log('catalog', 'product.updated', 'product:1', 'wei', null, '2026-04-01T10:00:00Z');
      await log('identity', 'session.opened', 'user:7', 'mei', null, '2026-04-01T10:00:00Z');
    }
    const consumers = service.get(EventConsumers);
    await Promise.all([1, 2, 3].map(async () => consumers.reach(AuditConsumer)));
    expect(await verify()).toMatchObject({ intact: true, entries: 87 });
  });
});

describe('a file that a browser built', () => {
  const say = (body: object): request.Test =>
    request(service.server).post(`${PATH}/exports`).set(admin.headers).send(body);

  it('an export built in the browser is recorded with its user and number of rows', async () => {
    await say({ what: 'discount-codes', format: 'csv', count: 12 }).expect(200, { recorded: true });
    await service.get(EventConsumers).reach(AuditConsumer);
    expect((await page('type=discount-codes.exported')).entries).toMatchObject([
      { user: admin.username, role: 'admin', subject: 'discount-codes:export', after: { count: 12, format: 'csv' } },
    ]);
  });

  it.each([
    { what: 'passwords', format: 'csv', count: 1 },
    { what: 'audit', format: 'csv', count: -1 },
    { what: 'audit', format: 'exe', count: 1 },
    {},
  ])('an export described as %j is not recorded', async (body) => {
    const { status } = await say(body);
    expect(status).toBe(400);
  });
});
