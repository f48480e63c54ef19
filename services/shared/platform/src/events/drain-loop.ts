import type { Ring, ServiceName } from '@larder/contracts';
import type { Drain, DrainOutcome } from './drain.js';
import type { EventRing } from './event-ring.js';

/** How often a consumer looks by itself: rings may be missed, and are while Redis is away. */
export const DRAIN_EVERY_MS = { withRedis: 5_000, withoutRedis: 1_000 } as const;

/** How long after a failure the same event is tried again. */
const RETRY_FAILING_MS = 250;

/**
 * While rings come without a pause, a drain waits so long after the last one: a drain of fifty events costs little more than
 * one of a single event, and finding the readable head holds producers up for a moment.
 */
const REST_MS = 100;

export interface DrainLoopReport {
  error(error: unknown): void;
}

/**
 * Keeps one consumer drained: a ring starts a drain at once, a timer makes up for lost rings. Per process and producer at
 * most one drain runs and one waits.
 */
export class DrainLoop {
  private readonly running = new Map<ServiceName, Promise<void>>();
  private readonly again = new Set<ServiceName>();
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private stopped = false;

  constructor(
    private readonly drain: Drain,
    private readonly producers: readonly ServiceName[],
    private readonly ring: EventRing,
    private readonly report: DrainLoopReport,
  ) {}

  start(): void {
    this.unsubscribe = this.ring.listen(
      {
        rung: ({ producer }: Ring) => {
          if (this.producers.includes(producer)) this.wake(producer);
        },
        returned: () => {
          for (const producer of this.producers) this.wake(producer);
        },
      },
      this.producers,
    );
    for (const producer of this.producers) this.wake(producer);
    this.arm();
  }

  /** Stops taking new work and waits for the drain that runs. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.unsubscribe?.();
    await Promise.all(this.running.values());
  }

  private arm(): void {
    if (this.stopped) return;
    const wait = this.ring.isConnected() ? DRAIN_EVERY_MS.withRedis : DRAIN_EVERY_MS.withoutRedis;
    this.timer = setTimeout(() => {
      for (const producer of this.producers) if (!this.running.has(producer)) this.run(producer, 'skip');
      this.arm();
    }, wait);
  }

  private wake(producer: ServiceName): void {
    if (this.running.has(producer)) this.again.add(producer);
    else this.run(producer, 'wait');
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

  /** A ring during a drain or its rest starts the next one when the rest is over. */
  private rest(producer: ServiceName): void {
    const over = (): void => {
      this.running.delete(producer);
      if (this.again.delete(producer)) this.run(producer, 'wait');
    };
    if (this.stopped) over();
    else setTimeout(over, REST_MS).unref();
  }
}
