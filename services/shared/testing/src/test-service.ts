import type { Server } from 'node:http';
import type { ServiceName } from '@larder/contracts';
import {
  createService,
  readServiceConfig,
  type ConfigureApp,
  type LiveRoute,
  type ServiceConfig,
} from '@larder/platform';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ResponseCheck } from './response-check.js';
import { testEngineUrl, type TestDatabase } from './test-database.js';

export interface TestService {
  /** The server for supertest. */
  server: Server;
  routes: readonly LiveRoute[];
  get<T>(token: (abstract new (...args: never[]) => T) | symbol): T;
  close(): Promise<void>;
}

/** The configuration of a service under test; Redis is the test run's. */
export function testConfig(service: ServiceName, database: TestDatabase, env: NodeJS.ProcessEnv = {}): ServiceConfig {
  return readServiceConfig(service, {
    HTTP_PORT: '0',
    DATABASE_URL: database.urlFor(service),
    DATABASE_PATIENCE_MS: String(database.access(service).databasePatienceMs),
    REDIS_URL: testEngineUrl('TEST_REDIS_URL'),
    REDIS_NAMESPACE: database.name,
    LOG_LEVEL: 'fatal',
    ...env,
  });
}

/**
 * Starts a whole service on a free port, with a separate database. Every answer is checked against the OpenAPI
 * document; closing the service throws when one did not match.
 */
export async function startTestService(
  module: (config: ServiceConfig) => DynamicModule,
  config: ServiceConfig,
  configure?: ConfigureApp,
): Promise<TestService> {
  const check = new ResponseCheck(config.service);
  const { app, routes } = await createService(module(config), config, (each) => {
    check.watch(each);
    configure?.(each);
  });
  await app.get<DataSource>(getDataSourceToken()).initialize();
  await app.listen(0, '127.0.0.1');
  return {
    server: app.getHttpServer() as Server,
    routes,
    get: <T>(token: (abstract new (...args: never[]) => T) | symbol): T => app.get<T>(token as symbol),
    close: async () => {
      await app.close();
      if (check.faults.length > 0) {
        throw new Error(`Answers are not as OpenAPI describes them:\n${[...new Set(check.faults)].join('\n')}`);
      }
    },
  };
}
