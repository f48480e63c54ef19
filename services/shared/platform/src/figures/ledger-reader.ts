import type { RecordCounts, ServiceLedger } from '@larder/contracts';
import type { EventConsumer } from '../events/event-consumer.js';
import type { FigureSource } from './figure-source.js';
import type { LedgerRepository } from './ledger.repository.js';

const COUNT_EVERY_MS = 10_000;
/** The share of the database's time that counting may take. */
const COUNTING_SHARE = 0.02;

export class LedgerReader {
  private counts: RecordCounts = {};
  private countAgainAt = 0;

  constructor(
    private readonly repository: LedgerRepository,
    private readonly source: FigureSource | undefined,
    private readonly consumers: readonly EventConsumer[],
  ) {}

  /** @param now milliseconds of a monotonic clock. */
  async read(now: number): Promise<ServiceLedger> {
    if (now >= this.countAgainAt) {
      const start = performance.now();
      // A slow count must not block the rest.
      if (this.source?.hasCounts) this.counts = await this.repository.counts().catch(() => this.counts);
      this.countAgainAt = now + Math.max(COUNT_EVERY_MS, (performance.now() - start) / COUNTING_SHARE);
    }
    return {
      counts: this.counts,
      queues: await this.repository.queues(this.source?.queues ?? []),
      failedJobs: await this.repository.failedJobs(this.source?.queues ?? []),
      cursors: await this.repository.cursors(this.consumers),
      ...(await this.repository.parked()),
      measures: await this.repository.measures(this.source?.measuresQuery ?? null),
      pricesAt: await this.repository.pricesAt(this.source?.pricesAtQuery ?? null),
    };
  }
}
