import { afterAll, beforeAll } from '@jest/globals';
import type { ServiceName } from '@larder/contracts';
import type { ConfigureApp, ServiceConfig } from '@larder/platform';
import type { DynamicModule } from '@nestjs/common';
import { signIn, type SignedInStaff } from './staff-builder.js';
import { TestDatabase } from './test-database.js';
import { startTestService, testConfig, type TestService } from './test-service.js';

export interface RunningService {
  database: TestDatabase;
  service: TestService;
  /** Another replica of the service, where a file asks for one. */
  replica: TestService;
  admin: SignedInStaff;
}

interface ServiceOptions {
  module: (config: ServiceConfig) => DynamicModule;
  configure?: ConfigureApp | undefined;
  replica?: boolean | undefined;
  /** False when the test file needs a database without an administrator. */
  admin?: boolean | undefined;
  /** Settings that differ from a test's usual ones. */
  env?: NodeJS.ProcessEnv | undefined;
}

/**
 * For a test file: a service with a separate database, and an administrator. They are created before the file's
 * `beforeAll` and closed after its last test.
 */
export function useService(
  name: ServiceName,
  { module, configure, replica, admin = true, env }: ServiceOptions,
): RunningService {
  const running: RunningService = {
    database: Object.create(TestDatabase.prototype) as TestDatabase,
    service: {} as TestService,
    replica: {} as TestService,
    admin: {} as SignedInStaff,
  };
  const endings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const database = Object.assign(running.database, await TestDatabase.create());
    endings.push(() => database.drop());
    const config = testConfig(name, database, env);
    for (const each of [running.service, ...(replica ? [running.replica] : [])]) {
      Object.assign(each, await startTestService(module, config, configure));
      endings.push(() => each.close());
    }
    if (admin) Object.assign(running.admin, await signIn(database, 'admin'));
  });

  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });

  return running;
}
