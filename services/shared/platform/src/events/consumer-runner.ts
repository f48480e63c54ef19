import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@larder/contracts';
import type { DataSource } from 'typeorm';
import { isTransient } from '../database/transient-error.js';
import { DrainLoop } from './drain-loop.js';
import { Drain } from './drain.js';
import type { EventConsumer } from './event-consumer.js';
import type { EventRing } from './event-ring.js';

/** Keeps one consumer at the head of its producers' logs while this process runs. A service has one subclass a consumer. */
export abstract class ConsumerRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop: DrainLoop;

  protected constructor(dataSource: DataSource, service: ServiceName, consumer: EventConsumer, ring: EventRing) {
    const logger = new Logger(consumer.name);
    const drain = new Drain(dataSource, service, consumer, (event, error) =>
      logger.error(`Parked ${event.type} ${event.producer}/${event.number}: ${error}`),
    );
    this.loop = new DrainLoop(drain, consumer.producers, ring, {
      error: (error) => {
        if (!isTransient(error)) logger.error(error);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}
