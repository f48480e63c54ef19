import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT_LIST_EVENTS } from '@larder/contracts';
import { newestEventNumber } from '@larder/platform';
import { TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';

let database: TestDatabase;
let source: DataSource;

const QUERY = `SELECT ${newestEventNumber('catalog', PRODUCT_LIST_EVENTS)} AS revision`;
const revision = async (): Promise<number> => Number((await source.query(QUERY))[0].revision);

/** Logs events; returns the number of the newest. */
async function log(type: string, count: number): Promise<number> {
  const rows: { number: number }[] = await source.query(
    `INSERT INTO catalog.event_log (type, subject, after) SELECT $1, 'x', '{}' FROM generate_series(1, $2::int) RETURNING number`,
    [type, count],
  );
  return Math.max(...rows.map(({ number }) => Number(number)));
}

beforeAll(async () => {
  database = await TestDatabase.create();
  source = await database.dataSource('catalog');
});

afterAll(async () => {
  await database?.drop();
});

describe('the newest revision of a list', () => {
  it("the revision is 0 at first and then the newest event of the list's kinds", async () => {
    expect(await revision()).toBe(0);
    for (const type of [...PRODUCT_LIST_EVENTS, ...PRODUCT_LIST_EVENTS.toReversed()]) {
      const newest = await log(type, 1);
      expect(await revision()).toBe(newest);
    }
  });

  it('the newest revision is found without scanning other events', async () => {
    // As many events of ours as of others: statistics would suggest that a backward scan soon finds one of ours.
    const before = await log(PRODUCT_LIST_EVENTS[0], 20_000);
    await log('restaurant-product.changed', 20_000);
    await database.query('VACUUM ANALYZE catalog.event_log');
    expect(await revision()).toBe(before);
    const [{ 'QUERY PLAN': plans }] = await source.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${QUERY}`);
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plans[0].Plan;
    // A few index pages per type; scanning backwards along the log would read hundreds.
    expect(hit + read).toBeLessThan(10 * PRODUCT_LIST_EVENTS.length);
  });
});
