import type { LoggedEvent } from '@larder/contracts';
import { Inject } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import type { EventConsumer } from '../events/event-consumer.js';
import { Consumer, EventConsumers } from '../events/event-consumers.js';
import { figureSourceOf } from './figure-source.js';
import { retryJob } from './retry-job.js';

/** Retries parked events of this service's consumers, and its failed jobs, when staff ask for it. */
@Consumer()
export class RetryConsumer implements EventConsumer {
  readonly name: string;
  readonly producers = ['system-ops'] as const;
  readonly types = ['parked-event.retry-asked', 'job.retry-asked'] as const;
  readonly startsAt = 'log-head';

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'service'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly consumers: EventConsumers,
  ) {
    this.name = `${config.service}.parked-retries`;
  }

  /** Each retry is a separate, idempotent transaction. */
  async apply(_manager: unknown, events: readonly LoggedEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type === 'parked-event.retry-asked' && event.after?.service === this.config.service) {
        const { consumer, producer, subject } = event.after;
        await this.consumers.retryParked(consumer, producer, subject);
      }
      if (event.type === 'job.retry-asked' && event.after?.service === this.config.service) {
        const { queue, id } = event.after;
        const source = figureSourceOf(this.discovery)?.queues.find(({ name }) => name === queue);
        if (source) await retryJob(this.dataSource, source, id);
      }
    }
  }
}
