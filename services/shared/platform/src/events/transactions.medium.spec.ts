import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';
import type { EventRing } from '../broadcast/event-ring.js';
import { Transactions } from './transactions.js';

let database: TestDatabase;
let source: DataSource;
const rung: number[] = [];

beforeAll(async () => {
  database = await TestDatabase.create();
  source = await database.dataSource('catalog');
  await source.query('CREATE TABLE catalog.pair (id int PRIMARY KEY, value int NOT NULL)');
  await source.query('INSERT INTO catalog.pair VALUES (1, 0), (2, 0)');
});

afterAll(async () => {
  await database?.drop();
});

const transactions = (): Transactions => {
  const ring = { publish: (_producer: string, events: unknown[]) => void rung.push(events.length) };
  return new Transactions(source, 'catalog', ring as unknown as EventRing);
};

describe('a transaction that the database aborts in favour of another', () => {
  it('a deadlocked transaction is retried, and its events are rung once', async () => {
    let attempts = 0;
    let bothHaveOne: () => void = () => undefined;
    let waiting = 2;
    const meeting = new Promise<void>((resolve) => (bothHaveOne = resolve));
    const crossed = async (first: number, second: number): Promise<void> => {
      await transactions().run(async ({ manager, announce }) => {
        attempts += 1;
        await manager.query('UPDATE catalog.pair SET value = value + 1 WHERE id = $1', [first]);
        if (--waiting === 0) bothHaveOne();
        await meeting;
        await manager.query('UPDATE catalog.pair SET value = value + 1 WHERE id = $1', [second]);
        announce({
          type: 'user.created',
          subject: `pair:${first}`,
          storeId: null,
          before: null,
          after: { id: 'x', username: 'x', role: 'order' },
        });
      });
    };
    await Promise.all([crossed(1, 2), crossed(2, 1)]);
    expect(attempts).toBe(3);
    expect(await source.query('SELECT value FROM catalog.pair')).toEqual([{ value: 2 }, { value: 2 }]);
    expect(rung).toEqual([1, 1]);
    expect(await database.query('SELECT 1 FROM catalog.event_log')).toHaveLength(2);
  });
});
