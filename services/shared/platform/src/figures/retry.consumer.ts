import type { LoggedEvent } from '@larder/contracts';
import { Inject } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { sqlStateOf } from '../database/transient-error.js';
import type { EventConsumer } from '../events/event-consumer.js';
import { Consumer, EventConsumers } from '../events/event-consumers.js';
import { figureSourceOf, type JobQueueSource } from './figure-source.js';

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

const UNIQUE_VIOLATION = '23505';

/** Queues a failed job again: it is picked up within seconds. Other jobs are left unchanged. */
export async function retryJob(dataSource: DataSource, { table, again }: JobQueueSource, id: string): Promise<void> {
  if (again === null) return;
  try {
    await dataSource.query(
      `UPDATE ${table} SET state = 'queued', attempts = 0, error = NULL, lease_token = NULL, lease_until = NULL,
              created_at = now() ${again === undefined ? '' : `, ${again}`}
        WHERE id = $1 AND state = 'failed'`,
      [id],
    );
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    // The same job was requested again in the meantime, and replaces the failed one.
    await dataSource.query(`DELETE FROM ${table} WHERE id = $1 AND state = 'failed'`, [id]);
  }
}
