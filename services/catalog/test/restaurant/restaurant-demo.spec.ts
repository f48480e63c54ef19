import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PublicRestaurantProduct, RestaurantCategory } from '@larder/contracts';
import { DISCOUNT_TIERS } from '@larder/kernel';
import { signIn, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { CatalogModule } from '../../src/catalog.module.js';
import { seedWholesale } from '../../src/demo/demo.seed.js';

let database: TestDatabase;
let source: DataSource;
let service: TestService;
let images: string;

beforeAll(async () => {
  database = await TestDatabase.create();
  images = mkdtempSync(join(tmpdir(), 'larder-'));
  service = await startTestService((config) => CatalogModule.for(config), testConfig('catalog', database));
  source = await database.dataSource('catalog');
  await seedWholesale(source, images);
}, 60_000);

afterAll(async () => {
  await service?.close();
  await database?.drop();
  rmSync(images, { recursive: true });
});

const read = async <T>(path: string): Promise<T[]> =>
  (await request(service.server).get(`/api/restaurant/${path}`).expect(200)).body;

it('a first start has the six known categories, in order', async () => {
  const categories = await read<RestaurantCategory>('categories');
  expect(categories.map(({ name, slug, displayOrder }) => [name, slug, displayOrder])).toEqual([
    ['Rice & Noodles', 'rice-noodles', 0],
    ['Proteins', 'proteins', 1],
    ['Vegetables', 'vegetables', 2],
    ['Sauces & Condiments', 'sauces-condiments', 3],
    ['Dim Sum & Frozen', 'dim-sum-frozen', 4],
    ['Cooking Essentials', 'cooking-essentials', 5],
  ]);
});

it('the demo has products in each category, with prices, unique names and existing pictures', async () => {
  const products = await read<PublicRestaurantProduct>('products');
  const categories = (await read<RestaurantCategory>('categories')).map(({ name }) => name);
  expect(products.length).toBeGreaterThanOrEqual(90);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories));
  expect(new Set(products.map(({ name }) => name.toLowerCase())).size).toBe(products.length);
  expect(products.filter(({ pricePerUnit, minOrderQuantity }) => pricePerUnit <= 0 || minOrderQuantity < 1)).toEqual(
    [],
  );
  const files = new Set(readdirSync(images));
  expect(products.filter(({ imageUrl }) => !files.has(String(imageUrl?.split('/').at(-1))))).toEqual([]);
  expect(files.size).toBe(products.length);
});

it("the demo's events equal its rows", async () => {
  const rows = await database.query<{ row: object; after: object }>(
    `SELECT jsonb_build_object('id', p.id, 'name', p.name, 'category', p.category, 'unit', p.unit, 'size', p.size,
              'pricePerUnitCents', p.price_per_unit_cents, 'minOrderQuantity', p.min_order_quantity,
              'discountTags', p.discount_tags, 'displayOrder', p.display_order, 'active', p.active) AS row, e.after
       FROM catalog.restaurant_product AS p
       JOIN catalog.event_log AS e ON e.subject = 'restaurant-product:' || p.id AND e.type = 'restaurant-product.created'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(90);
  for (const { row, after } of rows) expect(after).toMatchObject(row);
  expect(rows[0]?.after).toMatchObject({ discountTags: [...DISCOUNT_TIERS] });
});

it('the demo is seeded once, even if staff delete everything', async () => {
  const admin = await signIn(database, 'admin');
  const before = await read<RestaurantCategory>('categories');
  await seedWholesale(source, images);
  expect(await read<RestaurantCategory>('categories')).toEqual(before);
  for (const { id } of before) {
    await request(service.server).delete(`/api/restaurant/categories/${id}`).set(admin.headers).expect(200);
  }
  await database.query('DELETE FROM catalog.restaurant_product');
  await seedWholesale(source, images);
  expect(await read<RestaurantCategory>('categories')).toEqual([]);
});
