import type { LoggedEvent, ServiceName } from '@larder/contracts';
import type { EventConsumer } from './event-consumer.js';

/** What staff asked for: one subject of one consumer's parked events. */
export interface ParkedRetry {
  consumer: string;
  producer: ServiceName;
  subject: string;
}

/** Hears of staff who want parked events tried again, and passes on what concerns this service. */
export class ParkedRetryConsumer implements EventConsumer {
  readonly name: string;
  readonly producers = ['system-ops'] as const;
  readonly types = ['parked-event.retry-asked'] as const;
  // What was asked before this service knew of it is asked again where it still matters.
  readonly startsAt = 'log-head';

  constructor(
    private readonly service: ServiceName,
    private readonly retry: (asked: ParkedRetry) => Promise<void>,
  ) {
    this.name = `${service}.parked-retries`;
  }

  /** Each retry is a transaction of its own that finds nothing left to do when it is done again. */
  async apply(_manager: unknown, events: readonly LoggedEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type === 'parked-event.retry-asked' && event.after?.service === this.service)
        await this.retry(event.after);
    }
  }
}
