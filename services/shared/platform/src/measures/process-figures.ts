import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface ProcessReading {
  /** Percent of one processor since the previous reading. */
  cpu: number;
  /** Bytes. */
  memory: number;
  /** The 99th percentile, in milliseconds. */
  eventLoopDelay: number;
}

const RESOLUTION_MS = 50;

export class ProcessFigures {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private usage = process.cpuUsage();
  private at = performance.now();

  constructor() {
    this.delay.enable();
  }

  read(): ProcessReading {
    const now = performance.now();
    const { user, system } = process.cpuUsage(this.usage);
    const elapsedMs = Math.max(now - this.at, 1);
    // The histogram measures the timer's whole interval.
    const late = this.delay.count > 0 ? this.delay.percentile(99) / 1e6 - RESOLUTION_MS : 0;
    this.usage = process.cpuUsage();
    this.at = now;
    this.delay.reset();
    return {
      cpu: tenths((user + system) / 1_000 / elapsedMs),
      memory: process.memoryUsage.rss(),
      eventLoopDelay: Math.round(Math.max(late, 0) * 10) / 10,
    };
  }

  stop(): void {
    this.delay.disable();
  }
}

const tenths = (share: number): number => Math.round(share * 1_000) / 10;
