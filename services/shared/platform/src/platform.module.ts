import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { SessionReader } from './auth/session-reader.js';
import type { ServiceConfig } from './config/service-config.js';
import { dataSourceOptions } from './database/data-source.js';
import { Transactions } from './database/transactions.js';
import { EventRing } from './events/event-ring.js';
import { HealthController } from './health/health.controller.js';
import { Lifecycle } from './health/lifecycle.js';
import { AccessGuard } from './http/access.guard.js';
import { contractPipe } from './http/contract.pipe.js';
import { ErrorFilter } from './http/error-filter.js';
import { RedisLink } from './redis/redis-link.js';

/** The token of a service's {@link ServiceConfig}. */
export const SERVICE_CONFIG = Symbol('service config');

/** What every service has: database, events, sessions, permission, error shape and health. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  private readonly redis: RedisLink;

  constructor(redis: RedisLink) {
    this.redis = redis;
  }

  onApplicationShutdown(): void {
    this.redis.close();
  }

  static for(config: ServiceConfig, entities: DataSourceOptions['entities'] = []): DynamicModule {
    const provided = [
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: RedisLink, useFactory: () => new RedisLink(config.redisUrl, config.redisNamespace) },
      { provide: EventRing, useFactory: (redis: RedisLink) => new EventRing(redis), inject: [RedisLink] },
      {
        provide: Transactions,
        useFactory: (source: DataSource, ring: EventRing) => new Transactions(source, config.service, ring),
        inject: [getDataSourceToken(), EventRing],
      },
      SessionReader,
      Lifecycle,
    ];
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config, entities),
          // runService connects once the service listens: alive without its database, ready with it.
          manualInitialization: true,
        }),
      ],
      controllers: [HealthController],
      providers: [
        ...provided,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: contractPipe },
      ],
      exports: provided.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
