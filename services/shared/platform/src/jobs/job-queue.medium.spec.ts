import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, testConfig, TestDatabase } from '@larder/testing';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { JobQueue, type JobWork } from './job-queue.js';
import { JobTable } from './job-table.js';

const NAME = 'platform-test';
const TABLE = 'public.tried_job';

let database: TestDatabase;
let source: DataSource;
let table: JobTable;
let done: string[] = [];
let queues: JobQueue[] = [];

/** One worker per replica, over the same rows. */
const worker = (): JobWork => ({
  work: async (id) => {
    const job = await table.claim(id, 'id', 'error = NULL');
    if (!job) return;
    done.push(id);
    await table.finish(job, '', []);
  },
  release: async () => undefined,
  forget: async (id) => table.forget(id),
  stranded: async () => table.stranded(),
  tidy: async () => undefined,
});

function open(redisUrl?: string): JobQueue {
  const config = testConfig('catalog', database, redisUrl === undefined ? {} : { REDIS_URL: redisUrl });
  const queue = new JobQueue(config, worker(), NAME, 200);
  queue.onApplicationBootstrap();
  queues.push(queue);
  return queue;
}

async function insert(age = '0 s'): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO ${TABLE} (created_at) VALUES (now() - $1::interval) RETURNING id`,
    [age],
  );
  return row?.id ?? '';
}

beforeAll(async () => {
  database = await TestDatabase.create();
  source = await database.dataSource('catalog');
  await database.query(
    `CREATE TABLE ${TABLE} (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), state text NOT NULL DEFAULT 'queued',
       attempts int NOT NULL DEFAULT 0, lease_token uuid, lease_until timestamptz, error text,
       created_at timestamptz NOT NULL DEFAULT now());
     GRANT ALL ON ${TABLE} TO PUBLIC; GRANT USAGE ON SCHEMA public TO PUBLIC`,
  );
  table = new JobTable(source, TABLE, { interrupted: 'Interrupted too often.' });
});

beforeEach(async () => {
  done = [];
  await database.query(`TRUNCATE ${TABLE}`);
});

afterEach(async () => {
  for (const queue of queues) await queue.beforeApplicationShutdown();
  queues = [];
});

afterAll(async () => {
  await database?.drop();
});

describe('a job without Redis', () => {
  it('without Redis a job is done by the process that accepted it', async () => {
    const queue = open('redis://127.0.0.1:1/0');
    const id = await insert();
    await queue.enqueue(id);
    await eventually(async () => expect(done).toEqual([id]));
  });

  it('without Redis a job that another process left waiting is found and done', async () => {
    open('redis://127.0.0.1:1/0');
    const id = await insert('1 minute');
    await eventually(async () => expect(done).toEqual([id]), 10_000);
  });

  it('a job found by two processes is done once', async () => {
    const ids = [await insert('1 minute'), await insert('1 minute')];
    open('redis://127.0.0.1:1/0');
    open('redis://127.0.0.1:1/0');
    await eventually(async () => expect(done.toSorted()).toEqual(ids.toSorted()), 10_000);
    await pause(300);
    expect(done).toHaveLength(2);
  });
});

it('a job that was interrupted too often is not claimed again, even if its queue offers it first', async () => {
  const id = await insert();
  const once = new JobTable(source, TABLE, { maxAttempts: 1, interrupted: 'Interrupted.' });
  expect(await once.claim(id, 'id', 'error = NULL')).not.toBeNull();
  await database.query(`UPDATE ${TABLE} SET lease_until = now() - interval '1 second'`);
  expect(await once.claim(id, 'id', 'error = NULL')).toBeNull();
});

it('a job that is left or waits from while the clock was ahead is found at once', async () => {
  const [left, waiting] = [await insert(), await insert('-1 day')];
  await table.claim(left, 'id', 'error = NULL');
  await database.query(`UPDATE ${TABLE} SET lease_until = now() + interval '1 day' WHERE id = $1`, [left]);
  expect((await table.stranded()).map(({ id }) => id).toSorted()).toEqual([left, waiting].toSorted());
  expect(await table.claim(left, 'id', 'error = NULL')).not.toBeNull();
});

describe('a job with Redis', () => {
  it('with Redis a job is queued once, however many replicas find it waiting', async () => {
    const id = await insert('1 minute');
    const config = testConfig('catalog', database);
    const { hostname, port, pathname, username, password } = new URL(config.redisUrl);
    const redis = {
      prefix: `${config.redisNamespace}:bull`,
      connection: { host: hostname, port: Number(port), db: Number(pathname.slice(1) || 0), username, password },
    };
    const watched = new Queue(NAME, redis);
    await watched.pause();
    open();
    open();
    await eventually(async () => expect(await watched.getJobs()).toHaveLength(1), 10_000);
    await pause(1_000);
    expect(await watched.getJobs()).toHaveLength(1);
    await watched.resume();
    await eventually(async () => expect(done).toEqual([id]), 10_000);
    await watched.close();
  });
});
