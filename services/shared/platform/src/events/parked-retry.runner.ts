import type { ServiceName } from '@larder/contracts';
import type { ModulesContainer } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { ConsumerRunner } from './consumer-runner.js';
import type { EventRing } from './event-ring.js';
import { ParkedRetryConsumer } from './parked-retry.consumer.js';

/** Tries parked events of this service's consumers again when staff ask for it; every service has one. */
export class ParkedRetryRunner extends ConsumerRunner {
  constructor(dataSource: DataSource, service: ServiceName, ring: EventRing, modules: ModulesContainer) {
    const consumer = new ParkedRetryConsumer(service, async (asked) => {
      const runner = [...modules.values()]
        .flatMap(({ providers }) => [...providers.values()])
        .map(({ instance }) => instance as unknown)
        .find((each) => each instanceof ConsumerRunner && each.consumer.name === asked.consumer);
      if (runner instanceof ConsumerRunner) await runner.retryParked(asked.producer, asked.subject);
    });
    super(dataSource, service, consumer, ring);
  }
}
