import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backup, BackupAnswer } from '@larder/contracts';
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
import type { BackupConfig } from '../src/backups/backup-config.js';
import { TABLE_POLICY, tablesTreated } from '../src/backups/table-policy.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

export const SYSTEM = '/api/admin/system';

/** A system-ops service with a folder for backups, over a database with data. */
export class BackupDesk {
  readonly database: TestDatabase;
  readonly service: TestService;
  readonly admin: SignedInStaff;
  readonly config: BackupConfig;

  private constructor(database: TestDatabase, service: TestService, admin: SignedInStaff, config: BackupConfig) {
    this.database = database;
    this.service = service;
    this.admin = admin;
    this.config = config;
  }

  static async open(keys: BackupConfig['keys'] = [newKey()], env: NodeJS.ProcessEnv = {}): Promise<BackupDesk> {
    const database = await TestDatabase.create();
    const config: BackupConfig = {
      folder: await mkdtemp(join(tmpdir(), 'larder-backups-')),
      keys,
      readUrl: database.urlForOperator('backup'),
      restoreUrl: database.urlForOperator('restore'),
    };
    const service = await startTestService(
      (each) => SystemOpsModule.for(each, config),
      testConfig('system-ops', database, env),
      useWebSockets,
    );
    const admin = await signIn(database, 'admin');
    await database.query(STORE);
    return new BackupDesk(database, service, admin, config);
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.database.drop();
    await rm(this.config.folder, { recursive: true, force: true });
  }

  /** Adds products, orders, a customer and their events, and waits until the trail has them. */
  async fill(orders: number): Promise<void> {
    await this.database.query(FILL, [orders]);
    await this.service.get(EventConsumers).reach(AuditConsumer);
  }

  async backUp(description?: string): Promise<Backup> {
    const { body } = await request(this.service.server)
      .post(`${SYSTEM}/backup`)
      .set(this.admin.headers)
      .send({ description })
      .expect(200);
    return (body as BackupAnswer).backup;
  }

  async download(filename: string): Promise<Buffer> {
    const { body } = await request(this.service.server)
      .get(`${SYSTEM}/backup/${filename}/download`)
      .set(this.admin.headers)
      .buffer(true)
      .parse((answer, done) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    return body as Buffer;
  }

  restore(file: Buffer, name = 'backup.db'): request.Test {
    return request(this.service.server)
      .post(`${SYSTEM}/restore`)
      .set(this.admin.headers)
      .attach('backup', file, { filename: name });
  }

  /** A hash of every table with these treatments. */
  async checksums(...treatments: ('whole' | 'history' | 'kept')[]): Promise<Record<string, string>> {
    const sums: Record<string, string> = {};
    for (const table of tablesTreated(...treatments)) {
      const rows = await this.database.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS sum FROM ${table} AS t`,
      );
      sums[table] = rows[0]?.sum ?? '';
    }
    return sums;
  }

  /** Keys, indexes, rights and defaults of every table, which a restore must not change. */
  async structure(): Promise<unknown[]> {
    return await this.database.query(
      `SELECT c.oid::regclass::text AS table, c.relacl::text AS rights, pg_get_userbyid(c.relowner) AS owner, c.relpersistence,
              (SELECT jsonb_agg(pg_get_indexdef(i.indexrelid) ORDER BY i.indexrelid::regclass::text)
                 FROM pg_index AS i WHERE i.indrelid = c.oid) AS indexes,
              (SELECT jsonb_agg(k.conname || ' ' || pg_get_constraintdef(k.oid) ORDER BY k.conname)
                 FROM pg_constraint AS k WHERE k.conrelid = c.oid) AS constraints
         FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
        WHERE c.relkind = 'r' AND n.nspname = ANY($1) ORDER BY 1`,
      [Object.keys(TABLE_POLICY)],
    );
  }

  /** Schemas that a restore or a rehearsal left behind or is still using. */
  async stagings(purpose: 'restore' | 'rehearsal'): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
      [`${purpose}_`],
    );
    return rows.map(({ name }) => name);
  }
}

export const newKey = (): string => randomBytes(24).toString('hex');

const STORE = `
  INSERT INTO catalog.store (id, slug, name, address, phone, time_zone, opening_hours, status, is_default)
  VALUES ('0197a3c0-0000-7000-8000-0000000000a1', 'main', 'Main Store', '1 Main Street', '604-555-0100', 'America/Vancouver',
          '9-21', 'live', true)
  ON CONFLICT DO NOTHING`;

const FILL = `
  WITH made AS (
    INSERT INTO restaurant_orders.restaurant_order (id, store_id, order_number, status, restaurant_name, contact_person, email,
        phone, is_delivery, delivery_date, delivery_time, subtotal_cents, discount_cents, delivery_fee_cents,
        total_cents, categories, search_text)
    SELECT gen_random_uuid(), '0197a3c0-0000-7000-8000-0000000000a1', '261121-' || substr(md5(random()::text), 1, 12), 'delivered',
           E'Golden\\tWok \\\\ 金' || n, 'Mei', 'mei@garden.example', '604-555-0100', false, '2026-11-24', '9-12', 2000 + n, 0, 0,
           2000 + n, '{Rice}', 'golden wok'
      FROM generate_series(1, $1::int) AS n
    RETURNING id, subtotal_cents
  ), lines AS (
    INSERT INTO restaurant_orders.order_items (order_id, items)
    SELECT id, jsonb_build_array(jsonb_build_object('name', 'Rice', 'quantity', 1, 'unitPriceCents', subtotal_cents,
                                                    'discountCents', 0))
      FROM made
  ), events AS (
    INSERT INTO restaurant_orders.event_log (type, subject, after)
    SELECT 'restaurant-order.created', 'restaurant-order:' || id, '{}' FROM made
  )
  INSERT INTO identity.event_log (type, subject, actor_id, actor_name, after)
  VALUES ('user.updated', 'user:1', gen_random_uuid(), 'mei', '{}')`;
