import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Drain, DrainLoop, EventRing, isTransient } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { AuditConsumer } from './audit.consumer.js';

/** Keeps the audit trail at the head of every log while this process runs. */
@Injectable()
export class AuditRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('audit');
  private readonly loop: DrainLoop;

  constructor(@InjectDataSource() dataSource: DataSource, ring: EventRing) {
    const consumer = new AuditConsumer();
    const drain = new Drain(dataSource, 'system-ops', consumer, (event, error) =>
      this.logger.error(`Parked ${event.type} ${event.producer}/${event.number}: ${error}`),
    );
    this.loop = new DrainLoop(drain, consumer.producers, ring, {
      error: (error) => {
        if (!isTransient(error)) this.logger.error(error);
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
