import { afterAll, beforeAll } from '@jest/globals';
import { permissionSuite, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { CatalogModule } from '../src/catalog.module.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService((config) => CatalogModule.for(config), testConfig('catalog', database));
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

permissionSuite(
  'catalog',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO catalog.store (id, slug, name, address, phone, time_zone, opening_hours, status, is_default)
       VALUES ($1, $2, $2, '', '', 'UTC', '', 'live', false)`,
      [id, slug],
    );
  },
);
