import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';
import { LedgerRepository } from './ledger.repository.js';

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
  const table = 'system_ops.restore_job';

  it('are those of the last day', async () => {
    const [queue] = await new LedgerRepository(source, 'system-ops').queues([{ name: 'restores', table }]);
    expect(queue).toEqual({ name: 'restores', waiting: 0, running: 0, failed: 4, oldestWaiting: 0 });
  });

  it('by what they were asked for are no fault of the system', async () => {
    const [queue] = await new LedgerRepository(source, 'system-ops').queues([
      { name: 'restores', table, refuses: true },
    ]);
    expect(queue).toMatchObject({ failed: 2 });
  });
});
