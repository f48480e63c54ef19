import { SlidingMinute, type Tally } from './sliding-minute.js';

/** A request that has been answered. */
export interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  ms: number;
}

export interface FailedRequest extends Omit<AnsweredRequest, 'ms'> {
  /** ISO instant. */
  at: string;
}

const KEPT_ERRORS = 50;
const LONGEST_PATH = 300;

/** The upper ends of the histogram's buckets, in seconds, as Prometheus has them. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What this process has answered: the last minute, everything since its start, and what went wrong lately. */
export class RequestFigures {
  /** Answers since the start by method and status. */
  readonly answers = new Map<string, { method: string; status: number; count: number }>();
  /** How many took at most so long, bucket by bucket, not added up; the last is for all that took longer. */
  readonly durations: number[] = [...DURATION_BUCKETS, 0].map(() => 0);
  totalMs = 0;
  inFlight = 0;
  private readonly lastMinute = new SlidingMinute();
  private readonly failed: FailedRequest[] = [];

  started(): void {
    this.inFlight += 1;
  }

  ended(): void {
    this.inFlight -= 1;
  }

  /** @param now milliseconds since 1970. */
  answered({ requestId, method, path, status, ms }: AnsweredRequest, now: number): void {
    const isError = status >= 500;
    this.lastMinute.add(now, ms, isError);
    this.totalMs += ms;
    const bucket = DURATION_BUCKETS.findIndex((most) => ms <= most * 1_000);
    this.durations[bucket < 0 ? DURATION_BUCKETS.length : bucket]! += 1;
    const key = `${method} ${status}`;
    const known = this.answers.get(key);
    if (known) known.count += 1;
    else this.answers.set(key, { method, status, count: 1 });
    if (!isError) return;
    this.failed.unshift({
      requestId,
      method,
      path: path.slice(0, LONGEST_PATH),
      status,
      at: new Date(now).toISOString(),
    });
    this.failed.length = Math.min(this.failed.length, KEPT_ERRORS);
  }

  minute(now: number): Tally {
    return this.lastMinute.read(now);
  }

  /** The newest first. */
  recentErrors(): FailedRequest[] {
    return [...this.failed];
  }
}
