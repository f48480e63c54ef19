import { Refusal } from '@larder/kernel';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import pTimeout from 'p-timeout';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { isTransient } from '../database/transient-error.js';

const RECONCILE_EVERY_MS = 5_000;
const ADD_TIMEOUT_MS = 2_000;

export interface JobWork {
  work(id: string): Promise<void>;
  release(): Promise<void>;
  /** Takes back a job that could not be queued. @returns false when a process already works on it. */
  forget(id: string): Promise<boolean>;
  /** Jobs that must be queued again. */
  stranded(): Promise<string[]>;
  tidy(): Promise<void>;
}

export interface JobQueueOptions {
  /** Permanent, because it names the queue in Redis. */
  name: string;
  /** The refusal while Redis is away. */
  unavailable: string;
}

/** BullMQ hands each job id to one process. The state is a row in PostgreSQL, which refills an erased queue. */
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private queue: Queue | undefined;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
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
      // Fails at once while Redis is away.
      connection: { ...this.connection(), enableOfflineQueue: false, maxRetriesPerRequest: 1 },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    });
    this.worker = new Worker(name, async ({ data }) => this.jobs.work((data as { jobId: string }).jobId), {
      prefix,
      // Two jobs at once would take twice the memory and just as long.
      concurrency: 1,
      connection: { ...this.connection(), maxRetriesPerRequest: null },
    });
    // Unhandled, a lost connection would end the process.
    this.queue.on('error', () => undefined);
    this.worker.on('error', () => undefined);
    this.timer = setInterval(() => void this.reconcile(), RECONCILE_EVERY_MS);
  }

  /** Before the database disconnects, so that another process takes the jobs before their leases end. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled([this.worker?.close(true), this.queue?.close()]);
    await this.jobs.release();
  }

  /** Queues a new job that passes the check, or else forgets it. @throws Refusal `unavailable` when Redis is away. */
  async enqueue(id: string, check: () => Promise<void> = async () => undefined): Promise<void> {
    try {
      await check();
      await this.add(id);
    } catch (error) {
      if (await this.jobs.forget(id)) throw error;
    }
  }

  async add(id: string): Promise<void> {
    try {
      if (!this.queue) throw new Error('The queue is closed.');
      await pTimeout(this.queue.add('job', { jobId: id }), { milliseconds: ADD_TIMEOUT_MS });
    } catch {
      throw new Refusal('unavailable', this.options.unavailable, { retryAfterSeconds: 5 });
    }
  }

  /** Queues jobs that Redis or a process lost. Leases ensure that a job queued twice is done once. */
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

/** The base of a queue's class, which is its token: `class ExportQueue extends queueOf(ExportWorker, { … }) {}`. */
export function queueOf(worker: Type<JobWork>, options: JobQueueOptions): Type<JobQueue> {
  @Injectable()
  class QueueOfWorker extends JobQueue {
    constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, @Inject(worker) jobs: JobWork) {
      super(config, jobs, options);
    }
  }
  return QueueOfWorker;
}
