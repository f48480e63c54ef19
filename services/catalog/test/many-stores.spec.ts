import { beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { DAY, instant, NEXT_DAY } from './batch-desk.js';
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
  // A margin for the statements of timers.
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

it('the list of price batches groups stores with equal times, and a batch lists its stores in order', async () => {
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     SELECT 'plaza' || n, 'Plaza ' || n, '', '', CASE n WHEN 2 THEN 'America/Vancouver' ELSE 'America/Toronto' END, '', false
       FROM generate_series(1, 100) AS n`,
  );
  const plazas = Array.from({ length: 100 }, (_, index) => `plaza${index + 1}`);
  const [startsAt, endsAt] = [`${DAY}T09:00`, `${NEXT_DAY}T09:00`];
  const items = [{ kind: 'retail', productId: await insertProduct(database, {}), ourPrice: 1 }];
  const planned = await request(service.server)
    .post('/api/admin/price-batches')
    .set(admin.headers)
    .send({ name: 'Weekend', stores: plazas.toReversed(), items, startsAt, endsAt })
    .expect(201);
  const names = (stores: { store: string }[]): string[] => stores.map(({ store }) => store);
  const [listed] = (await read('/api/admin/price-batches').expect(200)).body.batches;
  const [own] = (await read('/api/admin/price-batches?store=plaza10').expect(200)).body.batches;
  const { body } = await read(`/api/admin/price-batches/${planned.body.id}`).expect(200);
  await database.query(`TRUNCATE catalog.price_batch_store`);
  await database.query(`DELETE FROM catalog.store WHERE name LIKE 'Plaza%'`);
  expect([listed.storeCount, names(listed.stores)]).toEqual([100, ['plaza1', 'plaza2']]);
  expect([own.storeCount, own.stores, own.state]).toEqual([
    1,
    [{ store: 'plaza10', startsAt: instant(DAY, '09:00'), endsAt: instant(NEXT_DAY, '09:00'), state: 'planned' }],
    'planned',
  ]);
  expect([body.storeCount, names(body.stores)]).toEqual([100, plazas]);
});
