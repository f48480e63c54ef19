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
      `INSERT INTO catalog.event_log (type, subject, after)
       VALUES ('store.created', 'store:' || $1, jsonb_build_object('id', $1::text, 'slug', $2::text))`,
      [id, slug],
    );
  },
);
