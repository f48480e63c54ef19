import type {
  ParkedRetryAnswer,
  ParkedRetryRequest,
  ServiceLedger,
  ServiceName,
  SystemQueues,
} from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { SystemWatch } from '../watch/system-watch.js';
import { ParkedRetriesRepository, type AskedRetry } from './parked-retries.repository.js';

const MOST_PARKED = 200;

@Injectable()
export class QueuesService {
  constructor(
    private readonly watch: SystemWatch,
    private readonly retries: ParkedRetriesRepository,
    private readonly transactions: Transactions,
  ) {}

  async state(): Promise<SystemQueues> {
    const { ledgers, at } = await this.watch.observation();
    return systemQueues(ledgers, await this.retries.latest(), at);
  }

  /** The parking service reads it from our log, with or without Redis. */
  async retry({ service, consumer, producer, subject }: ParkedRetryRequest): Promise<ParkedRetryAnswer> {
    await this.transactions.record({
      type: 'parked-event.retry-asked',
      subject: `parked:${service}`,
      after: { service, consumer, producer, subject },
    });
    return { asked: true };
  }
}

export function systemQueues(
  ledgers: ReadonlyMap<ServiceName, ServiceLedger>,
  retries: readonly AskedRetry[],
  at: Date,
): SystemQueues {
  const all = [...ledgers];
  const parked = all.flatMap(([service, ledger]) => ledger.parked.map((event) => ({ ...event, service })));
  return {
    queues: all.flatMap(([service, { queues }]) => queues.map((queue) => ({ ...queue, service }))),
    cursors: all.flatMap(([service, { cursors }]) => cursors.map((cursor) => ({ ...cursor, service }))),
    parked: parked
      .toSorted((left, right) => left.parkedAt.localeCompare(right.parkedAt))
      .slice(0, MOST_PARKED)
      .map((event) => ({
        ...event,
        retryAskedAt:
          retries.find(
            (asked) =>
              asked.service === event.service &&
              asked.consumer === event.consumer &&
              asked.producer === event.producer &&
              asked.subject === event.subject &&
              asked.at > event.parkedAt,
          )?.at ?? null,
      })),
    timestamp: at.toISOString(),
  };
}
