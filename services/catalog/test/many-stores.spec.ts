import { beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, admin } = useCatalog();

const read = (path: string): request.Test => request(service.server).get(path).set(admin.headers);

beforeAll(async () => {
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     VALUES ('main', 'Main', '', '', 'America/Toronto', '', true)`,
  );
});

it.each([
  [
    'a change of settings for every store',
    () =>
      request(service.server)
        .patch('/api/admin/settings')
        .set(admin.headers)
        .send({ lastUpdated: new Date(), everywhere: true }),
  ],
  ['a file of what stores say of products', () => read('/api/admin/products/export/overrides')],
  [
    'an import of prices of every store',
    async () => {
      const id = await insertProduct(database, {});
      const rows = (await read('/api/stores')).body.map(({ slug }: { slug: string }) => `${slug},${id},3.33`);
      const csvContent = ['store,id,ourPrice', ...rows].join('\n');
      return request(service.server)
        .post('/api/admin/products/import?dryRun=1')
        .set(admin.headers)
        .send({ csvContent });
    },
  ],
])('%s takes no more statements the more stores there are', async (_what, call) => {
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  const statementsOf = async (): Promise<number> => {
    statements.mockClear();
    expect((await call()).status).toBe(200);
    return statements.mock.calls.length;
  };
  const few = await statementsOf();
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     SELECT 'more' || n, 'More', '', '', 'America/Toronto', '', false FROM generate_series(1, 100) AS n`,
  );
  const many = await statementsOf();
  await database.query(`DELETE FROM catalog.store WHERE name = 'More'`);
  statements.mockRestore();
  // Timers have statements of their own.
  expect(many - few).toBeLessThan(50);
});

it.each(['/api/admin/stores', '/api/stores'])(
  '%s begins with the default store and counts as people do',
  async (path) => {
    await database.query(
      `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     SELECT 'plaza' || n, 'Plaza ' || n, '', '', 'America/Toronto', '', false FROM unnest(ARRAY[1, 10, 2]) AS n`,
    );
    const names = (await read(path)).body.map(({ name }: { name: string }) => name);
    await database.query(`DELETE FROM catalog.store WHERE name LIKE 'Plaza%'`);
    expect(names).toEqual(['Main', 'Plaza 1', 'Plaza 2', 'Plaza 10']);
  },
);
