import { afterAll, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';

let database: TestDatabase;

afterAll(async () => database?.drop());

it('a statement over many rows runs at once: PostgreSQL does not compile it first', async () => {
  database = await TestDatabase.create();
  const source = await database.dataSource('catalog');
  const rows = ['a', 'b', 'c', 'd'].map((name) => `generate_series(1, 100) AS ${name}`).join(', ');
  const plan = await source.query(`EXPLAIN SELECT sum(a + b + c + d) FROM ${rows}`);
  expect(JSON.stringify(plan)).toContain('Aggregate');
  expect(JSON.stringify(plan)).not.toContain('JIT');
});
