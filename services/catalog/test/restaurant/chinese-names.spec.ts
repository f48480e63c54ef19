import { beforeEach, expect, it } from '@jest/globals';
import type { RestaurantProduct, RestaurantProductState } from '@larder/contracts';
import request from 'supertest';
import { ChineseNames1765400000000 } from '../../src/migrations/1765400000000-chinese-names.js';
import { RESTAURANT_PRODUCT } from '../../src/restaurant-catalogue/products/restaurant-product.entity.js';
import { useCatalog } from '../use-catalog.js';
import { insertRestaurantProduct } from './restaurant-builder.js';

const { database, service, admin } = useCatalog();

const PRODUCTS = '/api/admin/restaurant/products';

beforeEach(async () => {
  await database.query('TRUNCATE catalog.restaurant_product, catalog.event_log');
});

it('an upgrade moves a certain Chinese name out of the description, and logs it', async () => {
  const rice = await insertRestaurantProduct(database, { name: 'Rice', description: '長糯米. For lo mai gai.' });
  await insertRestaurantProduct(database, { name: 'Noodles', description: '炒麵. Or 粗麵.' });
  await insertRestaurantProduct(database, { name: 'Tofu', description: 'Firm' });
  const runner = (await database.dataSource('catalog')).createQueryRunner();
  const migration = new ChineseNames1765400000000();
  await migration.down(runner);
  await migration.up(runner);
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

  await migration.down(runner);
  const back = await database.query<{ description: string }>(
    'SELECT description FROM catalog.restaurant_product ORDER BY name',
  );
  expect(back.map(({ description }) => description)).toEqual(['炒麵. Or 粗麵.', '長糯米. For lo mai gai.', 'Firm']);
  await migration.up(runner);
  await runner.release();
});

it('an import sets a Chinese name, keeps it without the column and removes it by an empty cell', async () => {
  const id = await insertRestaurantProduct(database, { name: 'Beef' });
  const chineseNames: unknown[] = [];
  for (const csvContent of [
    'Name,Price Per Unit,Chinese Name\nBeef,9,牛肉',
    'Name,Price Per Unit\nBeef,8',
    'Name,Price Per Unit,Chinese Name\nBeef,8,',
  ]) {
    await request(service.server).post(`${PRODUCTS}/import/csv`).set(admin.headers).send({ csvContent }).expect(200);
    const products: RestaurantProduct[] = (await request(service.server).get(PRODUCTS).set(admin.headers)).body;
    chineseNames.push(products.find((product) => product.id === id)?.chineseName);
  }
  expect(chineseNames).toEqual(['牛肉', '牛肉', undefined]);
  const [last] = await database.query<{ before: unknown; after: unknown }>(
    `SELECT before, after FROM catalog.event_log WHERE type = 'restaurant-product.updated' ORDER BY number DESC LIMIT 1`,
  );
  expect(last?.before).toMatchObject({ chineseName: '牛肉' });
  expect(last?.after).not.toHaveProperty('chineseName');
});
