import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await TestDatabase.create();
  const options = dataSourceOptions(database.access('catalog'));
  const extra = { ...options.extra, query_timeout: 300 };
  source = await new DataSource({ ...options, poolSize: 1, extra } as DataSourceOptions).initialize();
});

afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

describe('a pooled connection that has gone silent', () => {
  it('a silent connection is closed, so that the next request does not wait behind its query', async () => {
    const backend = async (): Promise<unknown> => (await source.query('SELECT pg_backend_pid() AS pid'))[0];
    const before = await backend();
    await expect(source.query('SELECT pg_sleep(4)')).rejects.toThrow('Query read timeout');
    const started = performance.now();
    expect(await backend()).not.toEqual(before);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
