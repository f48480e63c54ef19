import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@larder/testing';
import { BackupDesk } from './backup-desk.js';

let desk: BackupDesk;

beforeAll(async () => {
  desk = await BackupDesk.open();
  await desk.fill(20);
});

afterAll(async () => {
  await desk?.close();
});

/** Milliseconds that it takes to read one row of a table. */
async function readingTime(table: string): Promise<number> {
  const start = performance.now();
  await desk.database.query(`SELECT 1 FROM ${table} LIMIT 1`);
  return performance.now() - start;
}

describe('a restore during a long read', () => {
  it('a restore gives way to a report that reads tables the restore has locked', async () => {
    const file = await desk.download((await desk.backUp()).filename);
    const orders = await desk.database.dataSource('restaurant-orders');
    const report = orders.createQueryRunner();
    await report.startTransaction();
    // On a busy machine the restore's timer fires late: PostgreSQL would abort the report first.
    await desk.database.query('GRANT SET ON PARAMETER deadlock_timeout TO larder_restaurant_orders');
    await report.query(`SET LOCAL deadlock_timeout = '600ms'`);
    await report.query('SELECT count(*) FROM restaurant_orders.restaurant_order');
    const restored = desk.restore(file).then(({ status }) => status);
    await eventually(async () => {
      const waiting = await desk.database.query(
        `SELECT 1 FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted
            AND relation = 'restaurant_orders.restaurant_order'::regclass`,
      );
      expect(waiting).toHaveLength(1);
    }, 20_000);
    await report.query('SELECT count(*) FROM restaurant_orders.product_copy');
    await report.query('SELECT count(*) FROM restaurant_orders.order_items');
    await report.commitTransaction();
    await report.release();
    expect(await restored).toBe(200);
  });

  it('a restore that waits for a report does not delay others noticeably', async () => {
    const file = await desk.download((await desk.backUp()).filename);
    const orders = await desk.database.dataSource('restaurant-orders');
    const report = orders.createQueryRunner();
    await report.startTransaction();
    await report.query('SELECT count(*) FROM restaurant_orders.restaurant_order');
    const restored = desk.restore(file).then(({ status }) => status);
    const waits: number[] = [];
    for (const end = performance.now() + 5_000; performance.now() < end;) {
      await report.query('SELECT 1');
      waits.push(await readingTime('discounts_rebates.customer'), await readingTime('identity.staff_session'));
      await pause(50);
    }
    await report.commitTransaction();
    await report.release();
    expect(await restored).toBe(200);
    expect(Math.max(...waits)).toBeLessThan(1_800);
  });
});
