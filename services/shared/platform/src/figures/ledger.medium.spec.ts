import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';
import { LedgerRepository } from './ledger.repository.js';
import { retryJob } from './retry.consumer.js';

const JOBS = { name: 'restores', table: 'system_ops.restore_job', about: 'phase', refuses: true };

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await TestDatabase.create();
  source = await database.dataSource('system-ops');
  await database.query(
    `INSERT INTO system_ops.restore_job (upload, origin, state, error_code, created_at)
     SELECT 'x', '{}', 'failed', code, now() - hours * interval '1 hour'
       FROM (VALUES ('invalid', 1), ('invalid', 2), ('internal', 3), (NULL, 4), ('internal', 30)) AS jobs (code, hours)`,
  );
});

afterAll(async () => {
  await database?.drop();
});

describe('jobs that failed', () => {
  it('failed jobs are those of the last day', async () => {
    const [queue] = await new LedgerRepository(source, 'system-ops').queues([{ ...JOBS, refuses: false }]);
    expect(queue).toEqual({ name: 'restores', waiting: 0, running: 0, failed: 4, oldestWaiting: 0 });
  });

  it('jobs that failed because of their input are not faults of the system', async () => {
    const [queue] = await new LedgerRepository(source, 'system-ops').queues([JOBS]);
    expect(queue).toMatchObject({ failed: 2 });
  });

  it('failed jobs are listed with their errors, newest first, and can be retried', async () => {
    await source.query(`UPDATE system_ops.restore_job SET error = 'It broke.', attempts = 3`);
    const ledger = new LedgerRepository(source, 'system-ops');
    const jobs = await ledger.failedJobs([JOBS]);
    const listed = { queue: 'restores', about: 'Waiting to begin', error: 'It broke.', attempts: 3, canRetry: true };
    expect(jobs).toEqual([1, 2].map(() => ({ ...listed, id: expect.any(String), at: expect.any(String) })));
    expect(await ledger.failedJobs([{ ...JOBS, again: null }])).toMatchObject([
      { canRetry: false },
      { canRetry: false },
    ]);
    const [first = { id: '' }, second = { id: '' }] = jobs;
    await retryJob(source, { ...JOBS, again: null }, first.id);
    expect(await ledger.failedJobs([JOBS])).toHaveLength(2);
    await retryJob(source, { ...JOBS, again: 'records_done = 7' }, first.id);
    expect(
      await database.query(`SELECT state, attempts, error, records_done FROM ${JOBS.table} WHERE id = $1`, [first.id]),
    ).toEqual([{ state: 'queued', attempts: 0, error: null, records_done: 7 }]);
    // Only one restore may wait: the waiting job replaces the one that is retried.
    await retryJob(source, JOBS, second.id);
    expect(await ledger.failedJobs([JOBS])).toEqual([]);
  });
});
