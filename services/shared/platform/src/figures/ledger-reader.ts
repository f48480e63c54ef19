import type { RecordCounts, ServiceLedger } from '@larder/contracts';
import type { EventConsumer } from '../events/event-consumer.js';
import type { FigureSource } from './figure-source.js';
import type { LedgerRepository } from './ledger.repository.js';

const COUNT_EVERY_MS = 10_000;
/** Counting large tables takes at most so much of the database's time. */
const COUNTING_SHARE = 0.02;

/** Reads a service's ledger, counting rows no more often than they are cheap to count. */
export class LedgerReader {
  private counts: RecordCounts = {};
  private countAgainAt = 0;

  constructor(
    private readonly repository: LedgerRepository,
    private readonly source: FigureSource | undefined,
    private readonly consumers: readonly EventConsumer[],
  ) {}

  /** @param now milliseconds of a clock that never goes back. */
  async read(now: number): Promise<ServiceLedger> {
    if (now >= this.countAgainAt) {
      const start = performance.now();
      // What takes too long to count must not keep the rest from being told.
      this.counts = await this.repository.counts(this.source?.counts ?? {}).catch(() => this.counts);
      this.countAgainAt = now + Math.max(COUNT_EVERY_MS, (performance.now() - start) / COUNTING_SHARE);
    }
    return {
      counts: this.counts,
      queues: await this.repository.queues(this.source?.queues ?? []),
      cursors: await this.repository.cursors(this.consumers),
      ...(await this.repository.parked()),
      pricesAt: await this.repository.pricesAt(this.source?.pricesAtQuery ?? null),
    };
  }
}
