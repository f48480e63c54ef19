import { afterAll, beforeAll } from '@jest/globals';
import { permissionSuite, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { IdentityModule } from '../src/identity.module.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService((config) => IdentityModule.for(config), testConfig('identity', database));
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

permissionSuite('identity', () => ({ database, service }), null);
