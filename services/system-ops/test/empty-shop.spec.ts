import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Backup, EmptiedShop } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import {
  eventually,
  signIn,
  startTestService,
  testConfig,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { AuditConsumer } from '../src/audit/audit.consumer.js';
import { BackupWorker } from '../src/backups/make/backup.worker.js';
import { EMPTIED } from '../src/backups/table-policy.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';

let desk: BackupDesk;
let replica: TestService;
let ofOneStore: SignedInStaff;

beforeAll(async () => {
  desk = await BackupDesk.open();
  replica = await startTestService(
    (each) => SystemOpsModule.for(each, desk.config),
    testConfig('system-ops', desk.database),
    useWebSockets,
  );
  ofOneStore = await signIn(desk.database, 'admin', ['0197a3c0-0000-7000-8000-0000000000a1']);
  await desk.fill(20);
  await desk.database.query(GOODS);
});

beforeEach(() => {
  jest.restoreAllMocks();
});

afterAll(async () => {
  jest.restoreAllMocks();
  await replica?.close();
  await desk?.close();
});

/** Rows in the shop's tables other than orders. */
const GOODS = `
  INSERT INTO catalog.product (id, description, size, retail_price_cents, our_price_cents, category, active, position, version)
  VALUES ('0197a3c0-0000-8000-a000-0000000000b1', 'Cod', '1 lb', 200, 100, 'seafood', true, 1, 1);
  INSERT INTO catalog.retail_override (store_id, product_id, our_price_cents, version)
  VALUES ('0197a3c0-0000-7000-8000-0000000000a1', '0197a3c0-0000-8000-a000-0000000000b1', 50, 1);
  INSERT INTO catalog.shop_look (color) VALUES ('#aa1428');
  INSERT INTO catalog.event_log (type, subject, after) VALUES ('product.created', 'product:b1', '{}');
  INSERT INTO restaurant_orders.tier_copy (tier, discount_basis_points) VALUES ('tier1', 500);
  INSERT INTO restaurant_orders.store_copy (id, slug, name, address, phone, time_zone, opening_hours, is_default)
  VALUES ('0197a3c0-0000-7000-8000-0000000000a1', 'main', 'Main', '', '', 'UTC', '', true)`;

const empty = (of: TestService = desk.service): request.Test =>
  request(of.server).post(`${SYSTEM}/empty-shop`).set(desk.admin.headers);

const isLog = (table: string): boolean => /\.(event_log|event_cursor|parked_event)$/.test(table);

/** Row counts, without logs and cursors. */
async function rows(tables: (table: string) => boolean): Promise<Record<string, string>> {
  const sums = await desk.checksums('whole');
  return Object.fromEntries(Object.entries(sums).filter(([table]) => tables(table) && !isLog(table)));
}

const all = async (): Promise<Record<string, string>> => rows(() => true);

const audited = async (): Promise<string[]> => {
  await desk.service.get(EventConsumers).reach(AuditConsumer);
  const entries = await desk.database.query<{ type: string }>('SELECT type FROM system_ops.audit_entry ORDER BY place');
  return entries.map(({ type }) => type);
};

describe('an empty shop', () => {
  it('an emptied shop has only users and tiers, and the backup restores everything', async () => {
    const before = await all();
    const structure = await desk.structure();
    const history = await audited();
    const kept = await rows((table) => !EMPTIED.includes(table));

    const { backup, records } = (await empty(replica).expect(200)).body as EmptiedShop;
    expect(records).toBeGreaterThan(40);
    const left = await rows((table) => EMPTIED.includes(table));
    expect(Object.values(left)).toEqual(Object.values(left).map(() => '0 '));
    expect(await rows((table) => !EMPTIED.includes(table))).toEqual(kept);
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['identity.staff_user', 'discounts_rebates.discount_tier', 'restaurant_orders.tier_copy']),
    );
    expect(await desk.structure()).toEqual(structure);

    const logs = await desk.database.query<{ type: string }>(
      `SELECT type FROM catalog.event_log UNION ALL SELECT type FROM restaurant_orders.event_log
        UNION ALL SELECT type FROM discounts_rebates.event_log ORDER BY 1`,
    );
    expect(new Set(logs.map(({ type }) => type))).toEqual(new Set(['data.restored', 'discount-tier.created']));
    const [signedIn] = await desk.database.query('SELECT count(*)::int AS sessions FROM identity.staff_session');
    expect(signedIn).toEqual({ sessions: 2 });
    const witnessed = await audited();
    expect(witnessed.slice(0, history.length)).toEqual(history);
    expect(witnessed).toContain('shop.emptied');
    const { body: chain } = await request(desk.service.server)
      .get(`${SYSTEM}/audit/verify`)
      .set(desk.admin.headers)
      .expect(200);
    expect(chain).toMatchObject({ intact: true });

    const { body: backups } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers);
    expect((backups as Backup[]).find(({ filename }) => filename === backup)).toMatchObject({
      kind: 'manual',
      description: 'Before the shop was emptied',
      createdBy: desk.admin.username,
    });
    await desk.restore(await desk.download(backup)).expect(200);
    expect(await all()).toEqual(before);
    expect(await audited()).toContain('shop.emptied');
  }, 60_000);

  it('an empty shop can be emptied again, backed up and restored', async () => {
    const before = await all();
    const { backup } = (await empty().expect(200)).body as EmptiedShop;
    expect((await empty(replica).expect(200)).body).toMatchObject({ records: 0 });
    const nothing = await all();
    await desk.restore(await desk.download((await desk.backUp('empty')).filename)).expect(200);
    expect(await all()).toEqual(nothing);
    await desk.restore(await desk.download(backup)).expect(200);
    expect(await all()).toEqual(before);
  }, 60_000);

  it('only administrators of all stores can empty the shop', async () => {
    const before = await all();
    await request(desk.service.server).post(`${SYSTEM}/empty-shop`).set(ofOneStore.headers).expect(403);
    expect(await all()).toEqual(before);
  });
});

describe('a shop is not emptied', () => {
  it('a shop is not emptied when the backup before cannot be made', async () => {
    const before = await all();
    for (const { worker } of [desk.service, replica].map((each) => ({ worker: each.get(BackupWorker) }))) {
      jest.spyOn(worker, 'makeNow').mockRejectedValue(new Error('The disk is gone.'));
    }
    const { body } = await empty().expect(500);
    expect(body).toMatchObject({ message: 'The shop could not be emptied. Nothing was changed.' });
    expect(await all()).toEqual(before);
  });

  it.each(['before the backup', 'after the backup'])(
    'a shop is not emptied when the database ends the work %s',
    async (when) => {
      const before = await all();
      const cut = async (): Promise<void> => {
        await desk.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'larder restore' AND datname = current_database()`,
        );
      };
      for (const worker of [desk.service, replica].map((each) => each.get(BackupWorker))) {
        const make = worker.makeNow.bind(worker);
        jest.spyOn(worker, 'makeNow').mockImplementation(async (...parameters) => {
          if (when === 'before the backup') await cut();
          const made = await make(...parameters);
          if (when === 'after the backup') await cut();
          return made;
        });
      }
      const { status, body } = await empty();
      expect([status, (body as { message: string }).message]).toEqual([
        503,
        'The system was too busy to be restored. Nothing was changed. Please try again.',
      ]);
      expect(await all()).toEqual(before);
    },
  );

  it('a shop is not emptied when the process that empties it dies', async () => {
    const before = await all();
    await desk.database.query(
      `INSERT INTO system_ops.restore_job (upload, empties, origin, state, attempts, lease_until)
       VALUES ('gone', true, '{}', 'running', 1, now() - interval '1 second')`,
    );
    await eventually(async () => {
      const [job] = await desk.database.query(`SELECT state, error FROM system_ops.restore_job WHERE upload = 'gone'`);
      expect(job).toEqual({ state: 'failed', error: 'It was interrupted. Nothing was changed.' });
    }, 30_000);
    expect(await all()).toEqual(before);
  }, 40_000);

  it('a second request is refused while the shop is being emptied', async () => {
    const answers = await Promise.all([empty(), empty(replica)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
