import { describe, expect, it } from '@jest/globals';
import type { NewEvent } from '@larder/contracts';
import type { DataSource } from 'typeorm';
import type { EventRing } from '../broadcast/event-ring.js';
import { Transactions } from './transactions.js';

/** A fake database that numbers the events it is given. */
function logOf(): { transactions: Transactions; statements: number[]; rung: number[] } {
  const statements: number[] = [];
  const rung: number[] = [];
  const manager = {
    query: async (_sql: string, [, , events]: readonly string[]) => {
      const rows = (JSON.parse(events ?? '[]') as object[]).map(() => ({ number: 1 }));
      statements.push(rows.length);
      return rows;
    },
  };
  const dataSource = { transaction: async (work: (given: unknown) => Promise<unknown>) => await work(manager) };
  const ring = { publish: (_producer: string, events: readonly unknown[]) => void rung.push(events.length) };
  const transactions = new Transactions(dataSource as unknown as DataSource, 'catalog', ring as unknown as EventRing);
  return { transactions, statements, rung };
}

const event: NewEvent = { type: 'products.cleared', subject: 'products:all', after: { count: 1 } };

describe('a transaction', () => {
  it('logs the events of the longest possible product list in several statements, and rings once', async () => {
    const { transactions, statements, rung } = logOf();
    await transactions.run(async ({ announce }) =>
      announce(
        Array.from({ length: 200_000 }, () => event),
        event,
      ),
    );
    expect(statements.reduce((sum, count) => sum + count)).toBe(200_001);
    expect(Math.max(...statements)).toBe(10_000);
    expect(rung).toEqual([200_001]);
  });
});
