import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inEnglish } from '@larder/kernel';
import { TestDatabase } from '@larder/testing';
import { DATA_RULES } from './money-rules.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await TestDatabase.create();
});

afterAll(async () => {
  await database?.drop();
});

it('a backup with overrides of a store that it does not have is refused', async () => {
  const broken = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { tables, count, broken } of DATA_RULES) {
      if (!tables.includes('catalog.retail_override')) continue;
      const [row] = await database.query<{ count: string }>(count((table) => table));
      if (Number(row?.count) > 0) found.push(inEnglish(broken(Number(row?.count))));
    }
    return found;
  };
  const store = randomUUID();
  await database.query(
    'INSERT INTO catalog.retail_override (store_id, product_id, active, version) VALUES ($1, $2, false, 1)',
    [store, randomUUID()],
  );
  expect(await broken()).toEqual(['1 price or order belongs to a store that is missing.']);
  await database.query(
    `INSERT INTO catalog.store (id, slug, name, address, phone, time_zone, opening_hours)
     VALUES ($1, 'north', 'North', 'x', 'x', 'UTC', 'x')`,
    [store],
  );
  expect(await broken()).toEqual([]);
});
