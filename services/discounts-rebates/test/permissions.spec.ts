import { afterAll, beforeAll } from '@jest/globals';
import { permissionSuite, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { DiscountsRebatesModule } from '../src/discounts-rebates.module.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService(
    (config) => DiscountsRebatesModule.for(config),
    testConfig('discounts-rebates', database),
  );
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

permissionSuite('discounts-rebates', () => ({ database, service }), null);
