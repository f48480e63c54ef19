import type { LoggedEvent } from '@larder/contracts';
import { Inject } from '@nestjs/common';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import type { EventConsumer } from './event-consumer.js';
import { Consumer, EventConsumers } from './event-consumers.js';

/** Retries parked events of this service's consumers when staff ask for it. */
@Consumer()
export class ParkedRetryConsumer implements EventConsumer {
  readonly name: string;
  readonly producers = ['system-ops'] as const;
  readonly types = ['parked-event.retry-asked'] as const;
  readonly startsAt = 'log-head';

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'service'>,
    private readonly consumers: EventConsumers,
  ) {
    this.name = `${config.service}.parked-retries`;
  }

  /** Each retry is its own transaction and idempotent. */
  async apply(_manager: unknown, events: readonly LoggedEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type !== 'parked-event.retry-asked' || event.after?.service !== this.config.service) continue;
      const { consumer, producer, subject } = event.after;
      await this.consumers.retryParked(consumer, producer, subject);
    }
  }
}
