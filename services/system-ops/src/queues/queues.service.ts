import type {
  FailedJob,
  JobRetryRequest,
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
import { WebhookSender } from '../alerts/webhooks/webhook-sender.js';
import { SystemWatch } from '../watch/system-watch.js';

const MOST_PARKED = 200;
const MOST_RETRIES = 500;
const DELIVERY = { service: 'system-ops', queue: 'webhooks', canRetry: true } as const;

interface AskedJobRetry {
  id: string;
  at: string;
}

/** A request for a retry; `at` is an ISO instant. */
export type AskedRetry = ParkedRetryRequest & { at: string };

@Injectable()
export class QueuesService {
  constructor(
    private readonly watch: SystemWatch,
    private readonly transactions: Transactions,
    private readonly webhooks: WebhookSender,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async state(): Promise<SystemQueues> {
    const { ledgers, at } = await this.watch.observation();
    const [retries, jobRetries, deliveries] = await Promise.all([
      this.latestRetries(),
      this.latestJobRetries(),
      this.webhooks.waiting(),
    ]);
    const withRetry = askedLater(jobRetries);
    return {
      ...systemQueues(ledgers, retries, withRetry, at),
      deliveries: deliveries.map((each) => withRetry({ ...each, ...DELIVERY })),
    };
  }

  /** Logs the request, which the parking service reads with or without Redis. */
  async retry({ service, consumer, producer, subject }: ParkedRetryRequest): Promise<ParkedRetryAnswer> {
    await this.transactions.record({
      type: 'parked-event.retry-asked',
      subject: `parked:${service}`,
      after: { service, consumer, producer, subject },
    });
    return { asked: true };
  }

  /** Logs the request for the job's service to read; deliveries are retried here. */
  async retryJob({ service, queue, id }: JobRetryRequest): Promise<ParkedRetryAnswer> {
    await this.transactions.run(async ({ manager, announce }) => {
      if (queue === DELIVERY.queue) await this.webhooks.sendNow(manager, id);
      announce({ type: 'job.retry-asked', subject: `job:${id}`, after: { service, queue, id } });
    });
    return { asked: true };
  }

  private async latestJobRetries(): Promise<AskedJobRetry[]> {
    return await this.dataSource.query(
      `SELECT after->>'id' AS id, ${isoInstant('occurred_at')} AS at
         FROM system_ops.event_log WHERE type = 'job.retry-asked' ORDER BY number DESC LIMIT ${MOST_RETRIES}`,
    );
  }

  private async latestRetries(): Promise<AskedRetry[]> {
    return await this.dataSource.query(
      `SELECT after->>'service' AS service, after->>'consumer' AS consumer, after->>'producer' AS producer,
              after->>'subject' AS subject, ${isoInstant('occurred_at')} AS at
         FROM system_ops.event_log WHERE type = 'parked-event.retry-asked' ORDER BY number DESC LIMIT ${MOST_RETRIES}`,
    );
  }
}

/** When a retry of a job was last requested, unless the job has been queued since. */
function askedLater(retries: readonly AskedJobRetry[]): (job: Omit<FailedJob, 'retryAskedAt'>) => FailedJob {
  return (job) => ({ ...job, retryAskedAt: retries.find(({ id, at }) => id === job.id && at > job.at)?.at ?? null });
}

export function systemQueues(
  ledgers: ReadonlyMap<ServiceName, ServiceLedger>,
  retries: readonly AskedRetry[],
  withRetry: (job: Omit<FailedJob, 'retryAskedAt'>) => FailedJob,
  at: Date,
): Omit<SystemQueues, 'deliveries'> {
  const all = [...ledgers];
  const parked = all.flatMap(([service, ledger]) => ledger.parked.map((event) => ({ ...event, service })));
  return {
    queues: all.flatMap(([service, { queues }]) => queues.map((queue) => ({ ...queue, service }))),
    failedJobs: all
      .flatMap(([service, { failedJobs = [] }]) => failedJobs.map((job) => withRetry({ ...job, service })))
      .toSorted((left, right) => right.at.localeCompare(left.at)),
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
