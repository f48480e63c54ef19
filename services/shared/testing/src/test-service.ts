import type { Server } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ServiceName } from '@larder/contracts';
import {
  createService,
  readServiceConfig,
  type ConfigureApp,
  type LiveRoute,
  type ServiceConfig,
} from '@larder/platform';
import { testEngineUrl, type TestDatabase } from './test-database.js';

export interface TestService {
  /** For supertest. */
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
    REDIS_URL: testEngineUrl('TEST_REDIS_URL'),
    REDIS_NAMESPACE: database.name,
    LOG_LEVEL: 'fatal',
    ...env,
  });
}

/** Starts a whole service on a free port of this machine, over a database of its own. */
export async function startTestService(
  module: (config: ServiceConfig) => DynamicModule,
  config: ServiceConfig,
  configure?: ConfigureApp,
): Promise<TestService> {
  const { app, routes } = await createService(module(config), config, configure);
  await app.get<DataSource>(getDataSourceToken()).initialize();
  await app.listen(0, '127.0.0.1');
  return {
    server: app.getHttpServer() as Server,
    routes,
    get: <T>(token: (abstract new (...args: never[]) => T) | symbol): T => app.get<T>(token as symbol),
    close: () => app.close(),
  };
}
