import { jest } from '@jest/globals';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** The largest number of rows that any statement of this work returned. */
export async function mostRows(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  try {
    await work();
    const answers: unknown[] = await Promise.all(statements.mock.results.map(({ value }) => value));
    return Math.max(...answers.map((rows) => (Array.isArray(rows) ? rows.length : 0)));
  } finally {
    statements.mockRestore();
  }
}
