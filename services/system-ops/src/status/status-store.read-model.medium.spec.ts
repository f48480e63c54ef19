import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { StatusStoreReadModel } from './status-store.read-model.js';

const MAIN = '0197a3c0-0000-7000-8000-00000000000a';
const OTHER = '0197a3c0-0000-7000-8000-00000000000b';

let database: TestDatabase;
let store: StatusStoreReadModel;

beforeAll(async () => {
  database = await TestDatabase.create();
  await database.query(
    `INSERT INTO system_ops.store_copy (id, slug, name, time_zone, is_default)
     VALUES ('${MAIN}', 'main', 'Main', 'UTC', true), ('${OTHER}', 'other', 'Other', 'UTC', false)`,
  );
  store = new StatusStoreReadModel(await database.dataSource('system-ops'));
});

afterAll(async () => {
  await database?.drop();
});

it('the status does not read the events of other stores, however many there are', async () => {
  await database.query(
    `INSERT INTO catalog.event_log (type, subject, after)
     SELECT 'store.updated', 'store:' || n % 999, '{"isDefault": false}' FROM generate_series(1, 20000) AS n`,
  );
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  await store.read(true);
  const [[sql] = ['']] = statements.mock.calls;
  statements.mockRestore();
  const [{ 'QUERY PLAN': plan } = { 'QUERY PLAN': '' }] = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  expect(JSON.stringify(plan)).not.toMatch(/"Rows Removed by Filter":\d{4}/);
});

it('a pause of the default store is known as soon as it is logged, and cached while the database is down', async () => {
  const log = async (type: string, id: string, after: object): Promise<unknown> =>
    await database.query('INSERT INTO catalog.event_log (type, subject, after) VALUES ($1, $2, $3)', [
      type,
      `store:${id}`,
      JSON.stringify(after),
    ]);
  expect(await store.read(true)).toBeNull();
  await log('store.created', MAIN, { isDefault: true, status: 'live' });
  expect(await store.read(true)).toMatchObject({ status: 'live' });
  await log('store.updated', MAIN, { isDefault: true, status: 'paused' });
  await log('store.updated', OTHER, { isDefault: false, status: 'live' });
  expect(await store.read(true)).toMatchObject({ status: 'paused' });
  await log('store.updated', MAIN, { isDefault: true, status: 'live' });
  expect(await store.read(false)).toMatchObject({ status: 'paused' });
});
