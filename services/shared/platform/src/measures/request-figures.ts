import { Counter, Histogram, Registry } from 'prom-client';
import { SlidingMinute, type Tally } from './sliding-minute.js';

export interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  isError: boolean;
}

export interface FailedRequest extends Omit<AnsweredRequest, 'ms' | 'isError'> {
  at: string;
}

const KEPT_ERRORS = 50;
const LONGEST_PATH = 300;

/** Upper bounds in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class RequestFigures {
  readonly registry = new Registry();
  private readonly answers = new Counter({
    name: 'larder_http_requests_total',
    help: 'Requests answered since the start.',
    labelNames: ['method', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'How long answers took.',
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
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
  answered({ requestId, method, path, status, ms, isError }: AnsweredRequest, now: number): void {
    this.lastMinute.add(now, ms, isError);
    this.durations.observe(ms / 1_000);
    this.answers.inc({ method, status });
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

  recentErrors(): FailedRequest[] {
    return [...this.failed];
  }
}
