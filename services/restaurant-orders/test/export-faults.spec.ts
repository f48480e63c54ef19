import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { appendEvents } from '@larder/platform';
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
import { DataSource } from 'typeorm';
import { ExportJobRepository } from '../src/orders/exports/jobs/export-job.repository.js';
import type { ExportRequest } from '../src/orders/exports/jobs/export-request.js';
import { ExportWorker } from '../src/orders/exports/jobs/export-worker.js';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { fileBytes } from './file-answer.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';
const EVERYTHING: ExportRequest = {
  format: 'csv',
  selection: { filter: {} },
  storeIds: null,
  now: '2026-11-20T08:00:00.000Z',
  timeZone: 'UTC',
};

let database: TestDatabase;
let service: TestService;
let admin: SignedInStaff;
let pork: RestaurantProductState;

const start = async (): Promise<TestService> =>
  await startTestService(
    (each) => RestaurantOrdersModule.for(each),
    testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' }),
  );

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await start();
  const stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product();
  await stock.settled();
  admin = await signIn(database, 'admin');
  await place();
  await database.query(
    `WITH more AS (
       INSERT INTO restaurant_orders.restaurant_order
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n))).*
         FROM restaurant_orders.restaurant_order AS o, generate_series(1, 2500) AS n RETURNING id
     )
     INSERT INTO restaurant_orders.order_items
     SELECT more.id, i.items FROM more, restaurant_orders.order_items AS i`,
  );
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const place = async (): Promise<unknown> =>
  await request(service.server).post('/api/restaurant/order').send(placement(pork)).expect(201);
const csv = (): request.Test =>
  request(service.server).get(`${PATH}/export/csv`).set(admin.headers).buffer(true).parse(fileBytes);
const stateOf = async (id: string): Promise<string | undefined> => {
  const [job] = await database.query<{ state: string }>(
    'SELECT state FROM restaurant_orders.export_job WHERE id = $1',
    [id],
  );
  return job?.state;
};

describe('an export', () => {
  it('a failed export runs again when staff retry it', async () => {
    const { id } = await service.get(ExportJobRepository).findOrMake('failed once', EVERYTHING, randomUUID());
    await database.query(
      `UPDATE restaurant_orders.export_job SET state = 'failed', error = 'It broke.', attempts = 3 WHERE id = $1`,
      [id],
    );
    await database.query(
      `INSERT INTO system_ops.event_log (type, subject, after) VALUES ('job.retry-asked', 'job', $1)`,
      [{ service: 'restaurant-orders', queue: 'exports', id }],
    );
    await eventually(async () => expect(await stateOf(id)).toBe('done'), 25_000);
  }, 30_000);

  it('an export whose part cannot be stored fails soon, and the next one succeeds', async () => {
    const jobs = service.get(ExportJobRepository);
    const store = jobs.addPart.bind(jobs);
    const report = jobs.report.bind(jobs);
    // Leaves time for a part to be lost while nothing is written.
    const slow = jest.spyOn(jobs, 'report').mockImplementation(async (...values) => {
      await pause(30);
      return await report(...values);
    });
    for (let lost = 0; lost < 2; lost++) {
      const failing = jest.spyOn(jobs, 'addPart').mockImplementation(async (job, part, content) => {
        if (part < lost) return await store(job, part, content);
        await pause(2);
        throw new Error('lost');
      });
      const answer = await csv().timeout(5_000);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
      failing.mockRestore();
    }
    slow.mockRestore();
    await csv().expect(200);
  });

  it('an export is not reused when an earlier event number commits later', async () => {
    const jobs = service.get(ExportJobRepository);
    const slow = service.get(DataSource).createQueryRunner();
    try {
      await slow.query('BEGIN');
      await appendEvents(slow.manager, 'restaurant-orders', [
        {
          type: 'restaurant-orders.exported',
          subject: 'export:x',
          storeId: null,
          before: null,
          after: { count: 0, format: 'csv' },
        },
      ]);
      await slow.query(
        `UPDATE restaurant_orders.event_log SET type = 'restaurant-order.moved' WHERE subject = 'export:x'`,
      );
      await place();
      const during = await jobs.head().catch(() => null);
      await slow.query('COMMIT');
      expect(await jobs.head()).not.toBe(during);
    } finally {
      await slow.release();
    }
  });

  it('an export of a stopping process is taken over at once', async () => {
    const dying = await start();
    const jobs = dying.get(ExportJobRepository);
    jest.spyOn(jobs, 'addPart').mockImplementation(() => new Promise(() => undefined));
    const { id } = await jobs.findOrMake('shutdown', EVERYTHING, admin.userId);
    void dying.get(ExportWorker).work(id);
    await eventually(async () => {
      if ((await stateOf(id)) !== 'running') throw new Error('Nobody works on it.');
    });
    await dying.close();
    await eventually(async () => expect(await stateOf(id)).toBe('done'), 15_000);
  });

  it('an export keeps its lease without progress reports', async () => {
    const jobs = service.get(ExportJobRepository);
    const { id } = await jobs.findOrMake('silent', EVERYTHING, admin.userId);
    const job = await jobs.claim(id);
    if (!job) throw new Error('The job was not free.');
    await database.query(`UPDATE restaurant_orders.export_job SET lease_until = now() + interval '1 second'`);
    expect(await jobs.table.keep(job)).toBe(true);
    const [lease] = await database.query<{ long: boolean }>(
      `SELECT lease_until > now() + interval '20 seconds' AS long FROM restaurant_orders.export_job WHERE id = $1`,
      [id],
    );
    expect(lease?.long).toBe(true);
  });
});
