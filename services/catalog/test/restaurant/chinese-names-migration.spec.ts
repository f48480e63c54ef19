import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { TestDatabase } from '@larder/testing';
import { ChineseNames1765400000000 } from '../../src/migrations/1765400000000-chinese-names.js';
import { RESTAURANT_PRODUCT } from '../../src/restaurant-catalogue/products/restaurant-product.entity.js';
import { insertRestaurantProduct } from './restaurant-builder.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await TestDatabase.create();
});

afterAll(async () => {
  await database?.drop();
});

it('an upgrade takes the Chinese name out of a description where it is sure, and tells others', async () => {
  const rice = await insertRestaurantProduct(database, { name: 'Rice', description: '長糯米. For lo mai gai.' });
  await insertRestaurantProduct(database, { name: 'Noodles', description: '炒麵. Or 粗麵.' });
  await insertRestaurantProduct(database, { name: 'Tofu', description: 'Firm' });
  const runner = (await database.dataSource('catalog')).createQueryRunner();
  const migration = new ChineseNames1765400000000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const rows = await database.query<RestaurantProductState>(
    `SELECT ${RESTAURANT_PRODUCT.columns('p')} FROM catalog.restaurant_product AS p ORDER BY name`,
  );
  expect(rows.map(({ name, chineseName, description }) => [name, chineseName, description])).toEqual([
    ['Noodles', null, '炒麵. Or 粗麵.'],
    ['Rice', '長糯米', 'For lo mai gai.'],
    ['Tofu', null, 'Firm'],
  ]);
  const updated = await database.query<{ subject: string; before: unknown; after: unknown }>(
    `SELECT subject, before, after FROM catalog.event_log WHERE type = 'restaurant-product.updated'`,
  );
  const after = rows.find(({ id }) => id === rice);
  expect(updated).toEqual([
    {
      subject: `restaurant-product:${rice}`,
      before: expect.objectContaining({ description: '長糯米. For lo mai gai.', version: 1 }),
      after: after && RESTAURANT_PRODUCT.pick(after),
    },
  ]);
});
