import type { ServiceName } from '@larder/contracts';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isTransient } from '../database/transient-error.js';
import { DrainLoop } from './drain-loop.js';
import { Drain } from './drain.js';
import type { EventConsumer } from './event-consumer.js';
import type { EventRing } from './event-ring.js';

/** Keeps one consumer at the head of its producers' logs while this process runs. A service has one subclass a consumer. */
export abstract class ConsumerRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop: DrainLoop;
  private readonly drain: Drain;
  /** What it runs, for figures and for staff who retry a parked event. */
  readonly consumer: EventConsumer;

  protected constructor(dataSource: DataSource, service: ServiceName, consumer: EventConsumer, ring: EventRing) {
    const logger = new Logger(consumer.name);
    this.consumer = consumer;
    this.drain = new Drain(dataSource, service, consumer, (event, error) =>
      logger.error(`Parked ${event.type} ${event.producer}/${event.number}: ${error}`),
    );
    this.loop = new DrainLoop(this.drain, consumer.producers, ring, {
      error: (error) => {
        if (!isTransient(error)) logger.error(error);
      },
    });
  }

  /** Takes in everything that its producers' logs hold when this is called. */
  async reach(): Promise<void> {
    for (const producer of this.consumer.producers) await this.drain.reach(producer);
  }

  /** Applies what is parked for a subject again. @returns how many events are still parked. */
  async retryParked(producer: ServiceName, subject: string): Promise<number> {
    return await this.drain.retryParked(producer, subject);
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}
