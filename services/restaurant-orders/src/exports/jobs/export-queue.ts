import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Refusal } from '@larder/kernel';
import { isTransient, SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import { ExportJobRepository } from './export-job.repository.js';
import { ExportWorker } from './export-worker.js';

const NAME = 'restaurant-orders-exports';
const RECONCILE_EVERY_MS = 5_000;
const ADD_PATIENCE_MS = 2_000;

/**
 * BullMQ's part in exports: it hands a job's id to one process at a time. What is true of a job stands in PostgreSQL, so a
 * queue that was erased is filled again from there.
 */
@Injectable()
export class ExportQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('exports');
  private readonly config: ServiceConfig;
  private readonly jobs: ExportJobRepository;
  private readonly exports: ExportWorker;
  private queue: Queue | undefined;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, jobs: ExportJobRepository, exports: ExportWorker) {
    this.config = config;
    this.jobs = jobs;
    this.exports = exports;
  }

  onApplicationBootstrap(): void {
    const prefix = `${this.config.redisNamespace}:bull`;
    this.queue = new Queue(NAME, {
      prefix,
      // Whoever adds a job wants to know at once that Redis is away.
      connection: { ...this.connection(), enableOfflineQueue: false, maxRetriesPerRequest: 1 },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    });
    this.worker = new Worker(NAME, async ({ data }) => this.exports.work((data as { jobId: string }).jobId), {
      prefix,
      // One file at a time: two Excel files at once would take twice the memory and as long.
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
    await this.exports.release();
  }

  /** @throws Refusal `unavailable` when Redis is away. */
  async add(id: string): Promise<void> {
    try {
      if (!this.queue) throw new Error('The queue is closed.');
      await withPatience(this.queue.add('export', { jobId: id }));
    } catch {
      throw new Refusal('unavailable', 'Exports cannot be made right now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
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
