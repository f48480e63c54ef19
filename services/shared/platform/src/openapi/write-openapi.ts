import { writeFileSync } from 'node:fs';
import type { ServiceName } from '@larder/contracts';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readServiceConfig, type ServiceConfig } from '../config/service-config.js';
import { describeService } from './describe-service.js';

/** Addresses that are never used: nothing connects while routes are read. */
const NOWHERE = {
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1/0',
  LOG_LEVEL: 'silent',
};

/** The last step of a service's build. */
export async function writeOpenApi(
  service: ServiceName,
  module: (config: ServiceConfig) => DynamicModule,
  file: URL,
): Promise<void> {
  const config = readServiceConfig(service, NOWHERE);
  const app = await NestFactory.create(module(config), new FastifyAdapter(), { logger: false, abortOnError: false });
  writeFileSync(file, `${JSON.stringify(describeService(app, service), null, 1)}\n`);
  // Providers may hold timers open.
  process.exit(0);
}
