import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { DatabaseWatch } from './database-watch.js';

describe('the state of PostgreSQL', () => {
  it('PostgreSQL counts as answering while a slow query waits for the locks of a restore', async () => {
    const query = async (statement: string): Promise<unknown[]> => {
      if (statement.includes('pg_stat_database')) return await Promise.resolve([{ rate: 99 }]);
      throw new Error('canceling statement due to lock timeout');
    };
    const watch = new DatabaseWatch({ query } as unknown as DataSource);
    expect((await watch.readDatabase()).answeredMs).not.toBeNull();
  });
});
