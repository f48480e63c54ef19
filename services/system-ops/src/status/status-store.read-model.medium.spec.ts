import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import { StatusStoreReadModel } from './status-store.read-model.js';

let database: TestDatabase;
let store: StatusStoreReadModel;

beforeAll(async () => {
  database = await TestDatabase.create();
  store = new StatusStoreReadModel(await database.dataSource('system-ops'));
});

afterAll(async () => {
  await database?.drop();
});

it('a pause of the default store is known as soon as it is logged, and cached while the database is down', async () => {
  const log = async (type: string, slug: string, after: object): Promise<unknown> =>
    await database.query('INSERT INTO catalog.event_log (type, subject, after) VALUES ($1, $2, $3)', [
      type,
      `store:${slug}`,
      JSON.stringify(after),
    ]);
  expect(await store.read(true)).toBeNull();
  await log('store.created', 'main', { isDefault: true, status: 'live' });
  expect(await store.read(true)).toMatchObject({ status: 'live' });
  await log('store.updated', 'main', { isDefault: true, status: 'paused' });
  await log('store.updated', 'other', { isDefault: false, status: 'live' });
  expect(await store.read(true)).toMatchObject({ status: 'paused' });
  await log('store.updated', 'main', { isDefault: true, status: 'live' });
  expect(await store.read(false)).toMatchObject({ status: 'paused' });
});
