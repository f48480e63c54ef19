import type { ServiceName } from '@larder/contracts';
import type { RedisLink } from '../broadcast/redis-link.js';
import type { Drain, DrainOutcome } from './drain.js';

/** Polling intervals, because rings may be lost. */
export const DRAIN_EVERY_MS = { withRedis: 5_000, withoutRedis: 1_000 } as const;

const RETRY_FAILING_MS = 250;

/** The pause after a drain while rings keep coming: finding the readable head briefly blocks producers. */
const REST_MS = 250;

/** Drains on rings, and on a timer for lost ones: per process and producer at most one drain runs and one waits. */
export class DrainLoop {
  private readonly running = new Map<ServiceName, Promise<void>>();
  private readonly resting = new Map<ServiceName, NodeJS.Timeout>();
  private readonly again = new Set<ServiceName>();
  private readonly failing = new Set<ServiceName>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly drain: Drain,
    private readonly producers: readonly ServiceName[],
    private readonly redis: Pick<RedisLink, 'isConnected'>,
    private readonly report: { error(error: unknown): void },
  ) {}

  start(): void {
    this.wakeAll();
    this.arm();
  }

  wake(producer: ServiceName): void {
    if (this.running.has(producer) || this.resting.has(producer)) this.again.add(producer);
    else this.run(producer, 'wait');
  }

  /** Drains to the present head of the log without pauses, for a caller that waits. Concurrent callers share a drain. */
  async drainNow(producer: ServiceName): Promise<void> {
    // The running drain may have read the head before this call.
    await this.running.get(producer);
    // If every reader retried a failing event, it would be parked within milliseconds.
    if (this.failing.has(producer)) return;
    if (!this.running.has(producer)) {
      clearTimeout(this.resting.get(producer));
      this.resting.delete(producer);
      this.run(producer, 'wait');
    }
    await this.running.get(producer);
  }

  wakeAll(): void {
    for (const producer of this.producers) this.wake(producer);
  }

  /** Stops taking work and waits for the running drain. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.resting.forEach(clearTimeout);
    await Promise.all(this.running.values());
  }

  private arm(): void {
    if (this.stopped) return;
    const wait = this.redis.isConnected() ? DRAIN_EVERY_MS.withRedis : DRAIN_EVERY_MS.withoutRedis;
    this.timer = setTimeout(() => {
      for (const producer of this.producers) {
        if (!this.running.has(producer) && !this.resting.has(producer)) this.run(producer, 'skip');
      }
      this.arm();
    }, wait);
  }

  private run(producer: ServiceName, patience: 'wait' | 'skip'): void {
    if (this.stopped) return;
    const work = this.drain
      .drain(producer, patience)
      .catch((error: unknown): DrainOutcome => {
        this.report.error(error);
        return 'failing';
      })
      .then((outcome) => {
        this.running.delete(producer);
        if (outcome === 'failing') this.failing.add(producer);
        else this.failing.delete(producer);
        if (!this.stopped) this.rest(producer, outcome);
      });
    this.running.set(producer, work);
  }

  /** Rings during a drain or its rest start the next drain after the rest. A drain that found nothing new needs none. */
  private rest(producer: ServiceName, outcome: DrainOutcome): void {
    const over = (): void => {
      this.resting.delete(producer);
      if (this.again.delete(producer)) this.run(producer, 'wait');
    };
    if (outcome === 'failing') this.again.add(producer);
    const restMs = outcome === 'failing' ? RETRY_FAILING_MS : REST_MS;
    if (outcome === 'idle') over();
    else this.resting.set(producer, setTimeout(over, restMs).unref());
  }
}
