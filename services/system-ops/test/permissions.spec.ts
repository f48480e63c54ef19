import { afterAll, beforeAll } from '@jest/globals';
import { permissionSuite, startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService(
    (config) => SystemOpsModule.for(config),
    testConfig('system-ops', database),
    useWebSockets,
  );
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

permissionSuite(
  'system-ops',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO system_ops.store_copy (id, slug, name, time_zone, is_default) VALUES ($1, $2, $2, 'UTC', false)`,
      [id, slug],
    );
  },
);
