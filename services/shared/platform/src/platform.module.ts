import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RememberedSessions } from './auth/remembered-sessions.js';
import { SessionReader } from './auth/session-reader.js';
import { BroadcastClient } from './broadcast/broadcast.client.js';
import { BroadcastServer } from './broadcast/broadcast.server.js';
import { EventRing } from './broadcast/event-ring.js';
import { RedisLink } from './broadcast/redis-link.js';
import { SERVICE_CONFIG, type ServiceConfig } from './config/service-config.js';
import { dataSourceOptions, type EntityClass } from './database/data-source.js';
import { EventConsumers } from './events/event-consumers.js';
import { Transactions } from './events/transactions.js';
import { FigurePublisher, notifyFigures } from './figures/figure-publisher.js';
import { PrometheusController } from './figures/prometheus.controller.js';
import { ReplicaFiguresReader } from './figures/replica-figures-reader.js';
import { RetryConsumer } from './figures/retry.consumer.js';
import { HealthController } from './health/health.controller.js';
import { Lifecycle } from './health/lifecycle.js';
import { AccessGuard } from './http/access.guard.js';
import { contractPipe } from './http/contract.pipe.js';
import { ErrorFilter } from './http/error-filter.js';
import { RequestFigures } from './measures/request-figures.js';

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
      {
        provide: BroadcastClient,
        useFactory: (link: RedisLink, source: DataSource) => new BroadcastClient(link, notifyFigures(source)),
        inject: [RedisLink, getDataSourceToken()],
      },
      {
        provide: BroadcastServer,
        useFactory: (link: RedisLink) => new BroadcastServer(link, config.databaseUrl),
        inject: [RedisLink],
      },
      {
        provide: EventRing,
        useFactory: (client: BroadcastClient) => new EventRing(client),
        inject: [BroadcastClient],
      },
      {
        provide: Transactions,
        useFactory: (source: DataSource, ring: EventRing) => new Transactions(source, config.service, ring),
        inject: [getDataSourceToken(), EventRing],
      },
      EventConsumers,
      SessionReader,
      RememberedSessions,
      Lifecycle,
      RequestFigures,
      ReplicaFiguresReader,
    ];
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config, entities),
          // runService connects after the service listens, so that it is alive, though not ready, without its database.
          manualInitialization: true,
        }),
      ],
      controllers: [HealthController, PrometheusController],
      providers: [
        ...provided,
        FigurePublisher,
        // Replicas with another role do not know the service's jobs: events that they consumed would be lost.
        ...(config.role === 'service' ? [RetryConsumer] : []),
        AccessGuard,
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: contractPipe },
      ],
      exports: provided.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
