import type { ServiceName } from '@larder/contracts';
import type { RedisLink } from '../broadcast/redis-link.js';
import type { Drain, DrainOutcome } from './drain.js';

/** Without rings, which may be missed. */
export const DRAIN_EVERY_MS = { withRedis: 5_000, withoutRedis: 1_000 } as const;

const RETRY_FAILING_MS = 250;

/** The pause between drains while rings keep coming: finding the readable head briefly blocks producers. */
const REST_MS = 100;

/**
 * Drains on rings at once and on a timer for lost ones: per process and producer at most one drain runs and one waits.
 */
export class DrainLoop {
  private readonly running = new Map<ServiceName, Promise<void>>();
  private readonly again = new Set<ServiceName>();
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
    if (this.running.has(producer)) this.again.add(producer);
    else this.run(producer, 'wait');
  }

  wakeAll(): void {
    for (const producer of this.producers) this.wake(producer);
  }

  /** Stops taking work and waits for the running drain. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.running.values());
  }

  private arm(): void {
    if (this.stopped) return;
    const wait = this.redis.isConnected() ? DRAIN_EVERY_MS.withRedis : DRAIN_EVERY_MS.withoutRedis;
    this.timer = setTimeout(() => {
      for (const producer of this.producers) if (!this.running.has(producer)) this.run(producer, 'skip');
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
        if (outcome === 'failing') setTimeout(() => this.wake(producer), RETRY_FAILING_MS).unref();
        this.rest(producer);
      });
    this.running.set(producer, work);
  }

  /** Rings during a drain or its rest start the next drain after the rest. */
  private rest(producer: ServiceName): void {
    const over = (): void => {
      this.running.delete(producer);
      if (this.again.delete(producer)) this.run(producer, 'wait');
    };
    if (this.stopped) over();
    else setTimeout(over, REST_MS).unref();
  }
}
