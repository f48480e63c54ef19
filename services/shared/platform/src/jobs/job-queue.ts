import { Refusal } from '@larder/kernel';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import type { ServiceConfig } from '../config/service-config.js';
import { isTransient } from '../database/transient-error.js';

const RECONCILE_EVERY_MS = 5_000;
const ADD_PATIENCE_MS = 2_000;

/** What a queue hands its jobs to. */
export interface JobWork {
  /** Does one job, or nothing when another process has it. */
  work(id: string): Promise<void>;
  /** Gives back what this process works on. */
  release(): Promise<void>;
  /** The jobs that should be queued again. */
  stranded(): Promise<string[]>;
  /** Removes what is no longer needed. */
  tidy(): Promise<void>;
}

export interface JobQueueOptions {
  /** "restaurant-orders-exports"; kept for ever, as Redis finds the queue by it. */
  name: string;
  /** What people are told while Redis is away. */
  unavailable: string;
}

/**
 * BullMQ's part in long work: it hands a job's id to one process at a time. What is true of a job stands in PostgreSQL, so a
 * queue that was erased is filled again from there. A service has one subclass a queue.
 */
export abstract class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private queue: Queue | undefined;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;

  protected constructor(
    private readonly config: ServiceConfig,
    private readonly jobs: JobWork,
    private readonly options: JobQueueOptions,
  ) {
    this.logger = new Logger(options.name);
  }

  onApplicationBootstrap(): void {
    const { name } = this.options;
    const prefix = `${this.config.redisNamespace}:bull`;
    this.queue = new Queue(name, {
      prefix,
      // Whoever adds a job wants to know at once that Redis is away.
      connection: { ...this.connection(), enableOfflineQueue: false, maxRetriesPerRequest: 1 },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    });
    this.worker = new Worker(name, async ({ data }) => this.jobs.work((data as { jobId: string }).jobId), {
      prefix,
      // One at a time: two at once would take twice the memory and as long.
      concurrency: 1,
      connection: { ...this.connection(), maxRetriesPerRequest: null },
    });
    // Without listeners a lost Redis would end the process; jobs come back through the timer.
    this.queue.on('error', () => undefined);
    this.worker.on('error', () => undefined);
    this.timer = setInterval(() => void this.reconcile(), RECONCILE_EVERY_MS);
  }

  /** Before the database is left: what runs goes back, so that another process takes it at once and not when its lease ends. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled([this.worker?.close(true), this.queue?.close()]);
    await this.jobs.release();
  }

  /** @throws Refusal `unavailable` when Redis is away. */
  async add(id: string): Promise<void> {
    try {
      if (!this.queue) throw new Error('The queue is closed.');
      await withPatience(this.queue.add('job', { jobId: id }));
    } catch {
      throw new Refusal('unavailable', this.options.unavailable, { retryAfterSeconds: 5 });
    }
  }

  /** Queues again what Redis or a process has lost. A job that is queued twice is worked on once: see its lease. */
  private async reconcile(): Promise<void> {
    try {
      for (const id of await this.jobs.stranded()) await this.add(id);
      await this.jobs.tidy();
    } catch (error) {
      if (!isTransient(error) && !(error instanceof Refusal)) this.logger.error(error);
    }
  }

  private connection(): ConnectionOptions & object {
    const { hostname, port, password, username, pathname, protocol } = new URL(this.config.redisUrl);
    return {
      host: hostname,
      port: Number(port || 6379),
      db: Number(pathname.slice(1) || 0),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
      connectTimeout: 2_000,
      retryStrategy: () => 500,
    };
  }
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer.')), ADD_PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
