import type {
  ParkedRetryAnswer,
  ParkedRetryRequest,
  ServiceLedger,
  ServiceName,
  SystemQueues,
} from '@larder/contracts';
import { isoInstant, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SystemWatch } from '../watch/system-watch.js';

const MOST_PARKED = 200;
const MOST_RETRIES = 500;

/** `at` is an ISO instant. */
export type AskedRetry = ParkedRetryRequest & { at: string };

@Injectable()
export class QueuesService {
  constructor(
    private readonly watch: SystemWatch,
    private readonly transactions: Transactions,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async state(): Promise<SystemQueues> {
    const { ledgers, at } = await this.watch.observation();
    return systemQueues(ledgers, await this.latestRetries(), at);
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

  private async latestRetries(): Promise<AskedRetry[]> {
    return await this.dataSource.query(
      `SELECT after->>'service' AS service, after->>'consumer' AS consumer, after->>'producer' AS producer,
              after->>'subject' AS subject, ${isoInstant('occurred_at')} AS at
         FROM system_ops.event_log WHERE type = 'parked-event.retry-asked' ORDER BY number DESC LIMIT ${MOST_RETRIES}`,
    );
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
