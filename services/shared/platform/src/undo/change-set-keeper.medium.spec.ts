import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testConfig, TestDatabase } from '@larder/testing';
import { ChangeSetKeeper } from './undo.module.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await TestDatabase.create();
});

afterAll(async () => {
  await database?.drop();
});

const count = async (table: string): Promise<unknown> =>
  (await database.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM catalog.${table}`))[0]?.rows;

it('the rows of old changes are deleted a few thousand at a time, those of today are kept', async () => {
  await database.query(`
    CREATE TABLE catalog.piece (size int);
    CREATE FUNCTION catalog.note_piece() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO catalog.piece SELECT count(*) FROM gone; RETURN NULL; END $$;
    CREATE TRIGGER note_piece AFTER DELETE ON catalog.changed_row
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_piece();
    GRANT ALL ON catalog.piece TO PUBLIC;
    INSERT INTO catalog.change_set (id, kind, changed_at, rows, names) VALUES
      ('00000000-0000-4000-8000-000000000001', 'products-cleared', now() - interval '26 hours', 1, '{}'),
      ('00000000-0000-4000-8000-000000000002', 'products-cleared', now(), 1, '{}');
    INSERT INTO catalog.changed_row (change_id, name, before)
      SELECT '00000000-0000-4000-8000-000000000001', 'product', '{}' FROM generate_series(1, 45000);
    INSERT INTO catalog.changed_row (change_id, name, before)
      VALUES ('00000000-0000-4000-8000-000000000002', 'product', '{}')`);
  await new ChangeSetKeeper(await database.dataSource('catalog'), testConfig('catalog', database)).turn();
  expect(await count('changed_row')).toBe(1);
  expect(await count('change_set')).toBe(2);
  const pieces = await database.query<{ size: number }>('SELECT size FROM catalog.piece');
  expect(Math.max(...pieces.map(({ size }) => size))).toBeLessThanOrEqual(20_000);
});
