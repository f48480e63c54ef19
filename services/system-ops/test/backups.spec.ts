import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Backup, RestoreAnswer } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import { eventually, signIn } from '@larder/testing';
import request from 'supertest';
import { AuditConsumer } from '../src/audit/audit.consumer.js';
import { BackupKeeper } from '../src/backups/backup-keeper.js';
import { BackupsService } from '../src/backups/make/backups.service.js';
import { TABLE_POLICY } from '../src/backups/table-policy.js';
import { LastBackup } from '../src/info/last-backup.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';

let desk: BackupDesk;

beforeAll(async () => {
  desk = await BackupDesk.open();
  await desk.fill(50);
});

afterAll(async () => {
  await desk?.close();
});

describe('the treatment of tables', () => {
  it('every table has a policy for backups', async () => {
    const rows = await desk.database.query<{ schema: string; name: string }>(
      `SELECT schemaname AS schema, tablename AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`,
    );
    const inPolicy = Object.entries(TABLE_POLICY).flatMap(([schema, tables]) =>
      Object.keys(tables).map((name) => `${schema}.${name}`),
    );
    expect(inPolicy.toSorted()).toEqual(rows.map(({ schema, name }) => `${schema}.${name}`).toSorted());
  });
});

describe('a backup', () => {
  it('a backup is made, listed, downloaded and rehearsed', async () => {
    const made = await desk.backUp('  Before the holidays 春节  ');
    expect(made).toMatchObject({
      kind: 'manual',
      description: 'Before the holidays 春节',
      createdBy: desk.admin.username,
    });
    const { body } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers).expect(200);
    expect((body as Backup[]).map(({ filename }) => filename)).toContain(made.filename);
    expect(await desk.download(made.filename)).toHaveLength(made.size);
    // A backup counts only after its rehearsal.
    expect(await desk.service.get(LastBackup).at(null)).toBeNull();
    await eventually(async () => {
      await desk.service.get(BackupKeeper).turn();
      const rehearsed = (await list()).find(({ filename }) => filename === made.filename)?.rehearsal;
      expect(rehearsed).toMatchObject({ passed: true });
      expect(await desk.service.get(LastBackup).at(null)).toBe(made.created);
    }, 20_000);
    expect(await desk.stagings('rehearsal')).toEqual([]);
  });

  it('a rehearsal keeps its lease for as long as it runs', async () => {
    const keeper = desk.service.get(BackupKeeper);
    const { filename } = await desk.backUp('A long rehearsal');
    const leaseIsOpen = async (): Promise<boolean> => {
      const sql = 'SELECT rehearsal_lease_until > now() AS open FROM system_ops.backup WHERE filename = $1';
      const [row] = await desk.database.query<{ open: boolean | null }>(sql, [filename]);
      return row?.open === true;
    };
    const catalog = await desk.database.dataSource('catalog');
    let turn: Promise<void> | undefined;
    await catalog.transaction(async (manager) => {
      await manager.query('LOCK TABLE catalog.product IN ACCESS EXCLUSIVE MODE');
      turn = keeper.turn();
      await eventually(async () => expect(await leaseIsOpen()).toBe(true));
      await desk.database.query('UPDATE system_ops.backup SET rehearsal_lease_until = now() WHERE filename = $1', [
        filename,
      ]);
      await keeper.turn();
      expect(await leaseIsOpen()).toBe(true);
    });
    await turn;
    await eventually(async () => {
      expect((await list()).find((each) => each.filename === filename)?.rehearsal).toMatchObject({ passed: true });
    }, 20_000);
  });

  it('concurrent requests for the same backup share one', async () => {
    const before = (await list()).length;
    const made = await Promise.all(Array.from({ length: 8 }, async () => desk.backUp()));
    expect(new Set(made.map(({ filename }) => filename)).size).toBeLessThan(8);
    expect((await list()).length).toBe(before + new Set(made.map(({ filename }) => filename)).size);
    expect((await readdir(desk.config.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('a backup has the kind and description asked for, even while another one is being made', async () => {
    const service = desk.service.get(BackupsService);
    const [scheduled, ...asked] = await Promise.all([
      service.create('scheduled', null),
      desk.backUp('first'),
      desk.backUp('second'),
    ]);
    expect([scheduled.kind, scheduled.description]).toEqual(['scheduled', null]);
    expect(asked.map(({ kind, description }) => [kind, description])).toEqual([
      ['manual', 'first'],
      ['manual', 'second'],
    ]);
  });

  it('backups are for administrators of the chain only, and their names cannot refer to other files', async () => {
    const reader = await signIn(desk.database, 'read-only');
    await request(desk.service.server).get(`${SYSTEM}/backups`).set(reader.headers).expect(403);
    await request(desk.service.server).post(`${SYSTEM}/backup`).set(reader.headers).send({}).expect(403);
    for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e%2fx.db', 'larder-x.db%00', `larder-${'a'.repeat(300)}.db`]) {
      const { status } = await request(desk.service.server)
        .get(`${SYSTEM}/backup/${name}/download`)
        .set(desk.admin.headers);
      expect([400, 404]).toContain(status);
    }
    await request(desk.service.server)
      .get(`${SYSTEM}/backup/larder-none.db/download`)
      .set(desk.admin.headers)
      .expect(404);
  });
});

describe('a restore', () => {
  it('a restore replaces every row and keeps keys, rights, sessions and the audit trail', async () => {
    const { filename } = await desk.backUp();
    const file = await desk.download(filename);
    await desk.service.get(EventConsumers).reach(AuditConsumer);
    const before = await desk.checksums('whole');
    const structure = await desk.structure();
    await desk.fill(20);
    await desk.database.query(`UPDATE catalog.store SET name = 'Changed'`);
    const other = await signIn(desk.database, 'admin');
    const changed = await desk.checksums('whole');
    const { body } = await desk.restore(file).expect(200);
    const { details } = body as RestoreAnswer;
    expect(await desk.structure()).toEqual(structure);
    const after = await desk.checksums('whole');
    expect(withoutLogs(after)).toEqual(withoutLogs(before));
    // Order tallies are in no backup, and must be rebuilt.
    const counted = await desk.database.query(
      `SELECT sum(orders)::int AS orders, sum(cents)::bigint AS cents FROM restaurant_orders.order_tally`,
    );
    const orders = await desk.database.query(
      'SELECT count(*)::int AS orders, sum(total_cents)::bigint AS cents FROM restaurant_orders.restaurant_order',
    );
    expect(counted).toEqual(orders);
    expect(details.restoredTables.find(({ table }) => table === 'restaurant_orders.restaurant_order')).toBeDefined();
    expect(details.totalRecords).toBe(details.restoredTables.reduce((sum, { records }) => sum + records, 0));
    const events = await desk.database.query<{ type: string }>(
      `SELECT type FROM restaurant_orders.event_log ORDER BY number DESC LIMIT 1`,
    );
    expect(events).toEqual([{ type: 'data.restored' }]);
    // Users created after the backup are signed out, the others stay signed in.
    await request(desk.service.server).get(`${SYSTEM}/backups`).set(other.headers).expect(401);
    // The schema is dropped only after the commit that is answered.
    await eventually(async () => expect(await desk.stagings('restore')).toEqual([]));

    // Restores the former data from the restore point.
    await desk.restore(await desk.download(details.restorePoint)).expect(200);
    const undone = await desk.checksums('whole');
    expect(withoutLogs(undone)).toEqual(withoutLogs(changed));
    await desk.service.get(EventConsumers).reach(AuditConsumer);
    const { body: chain } = await request(desk.service.server)
      .get(`${SYSTEM}/audit/verify`)
      .set(desk.admin.headers)
      .expect(200);
    expect(chain).toMatchObject({ intact: true });
    const lost = await desk.database.query(
      `SELECT 1 FROM system_ops.audit_entry WHERE type = 'restaurant-order.created' HAVING count(*) = 70`,
    );
    expect(lost).toHaveLength(1);
  });

  it('event numbers are not reused after a restore', async () => {
    const file = await desk.download((await desk.backUp()).filename);
    await desk.fill(5);
    const [high] = await desk.database.query<{ number: string }>(
      'SELECT max(number) AS number FROM restaurant_orders.event_log',
    );
    await desk.restore(file).expect(200);
    await desk.fill(1);
    const [next] = await desk.database.query<{ number: string }>(
      'SELECT max(number) AS number FROM restaurant_orders.event_log',
    );
    expect(Number(next?.number)).toBeGreaterThan(Number(high?.number) + 1);
  });
});

async function list(): Promise<Backup[]> {
  const { body } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers);
  return body as Backup[];
}

/** Each log has one more event, about the restore. */
const withoutLogs = (sums: Record<string, string>): [string, string][] =>
  Object.entries(sums).filter(([table]) => !table.endsWith('.event_log'));
