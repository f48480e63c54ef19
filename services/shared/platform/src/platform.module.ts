import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, ModulesContainer } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RememberedSessions } from './auth/remembered-sessions.js';
import { SessionReader } from './auth/session-reader.js';
import type { ServiceConfig } from './config/service-config.js';
import { dataSourceOptions, type EntityClass } from './database/data-source.js';
import { Transactions } from './database/transactions.js';
import { EventRing } from './events/event-ring.js';
import { ParkedRetryRunner } from './events/parked-retry.runner.js';
import { FigurePublisher } from './figures/figure-publisher.js';
import { PrometheusController } from './figures/prometheus.controller.js';
import { ReplicaFiguresReader } from './figures/replica-figures-reader.js';
import { RequestFigures } from './figures/request-figures.js';
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
  constructor(private readonly redis: RedisLink) {}

  onApplicationShutdown(): void {
    this.redis.close();
  }

  static for(config: ServiceConfig, entities: readonly EntityClass[] = []): DynamicModule {
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
      RememberedSessions,
      Lifecycle,
      RequestFigures,
      {
        provide: ReplicaFiguresReader,
        useFactory: (source: DataSource, requests: RequestFigures) =>
          new ReplicaFiguresReader(config, source, requests),
        inject: [getDataSourceToken(), RequestFigures],
      },
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
      controllers: [HealthController, PrometheusController],
      providers: [
        ...provided,
        {
          provide: FigurePublisher,
          useFactory: (
            reader: ReplicaFiguresReader,
            dataSource: DataSource,
            redis: RedisLink,
            modules: ModulesContainer,
          ) => new FigurePublisher(reader, { service: config.service, dataSource, redis, modules }),
          inject: [ReplicaFiguresReader, getDataSourceToken(), RedisLink, ModulesContainer],
        },
        {
          provide: ParkedRetryRunner,
          useFactory: (dataSource: DataSource, ring: EventRing, modules: ModulesContainer) =>
            new ParkedRetryRunner(dataSource, config.service, ring, modules),
          inject: [getDataSourceToken(), EventRing, ModulesContainer],
        },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: contractPipe },
      ],
      exports: provided.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
