import { afterAll, beforeAll } from '@jest/globals';
import { permissionSuite, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService(
    (config) => RestaurantOrdersModule.for(config),
    testConfig('restaurant-orders', database),
  );
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

permissionSuite(
  'restaurant-orders',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO restaurant_orders.store_copy (id, slug, name, address, phone, time_zone, opening_hours, is_default, status)
       VALUES ($1, $2, $2, '', '', 'UTC', '', false, 'live')`,
      [id, slug],
    );
  },
);
