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

permissionSuite('restaurant-orders', () => ({ database, service }));
