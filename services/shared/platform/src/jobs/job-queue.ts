import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { isTransient } from '../database/transient-error.js';
import type { WaitingJob } from './job-table.js';

const RECONCILE_EVERY_MS = 5_000;
const ADD_TIMEOUT_MS = 2_000;

export interface JobWork {
  work(id: string): Promise<void>;
  release(): Promise<void>;
  /** Removes a job that could not be queued. @returns false when a process already works on it. */
  forget(id: string): Promise<boolean>;
  /** Jobs that must be queued again. */
  stranded(): Promise<WaitingJob[]>;
  tidy(): Promise<void>;
}

/**
 * BullMQ gives each job id to one process at a time. The state is a row in PostgreSQL: it refills an erased queue, and while
 * Redis is down the process that finds a waiting row works on it itself.
 */
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private queue: Queue | undefined;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Runs jobs in this process while Redis is down, one after the other. */
  private readonly here = pLimit(1);
  private readonly waitingHere = new Set<string>();

  /** @param name permanent, because it names the queue in Redis. */
  constructor(
    private readonly config: ServiceConfig,
    private readonly jobs: JobWork,
    private readonly name: string,
    private readonly reconcileEveryMs = RECONCILE_EVERY_MS,
  ) {
    this.logger = new Logger(name);
  }

  onApplicationBootstrap(): void {
    const { name } = this;
    const prefix = `${this.config.redisNamespace}:bull`;
    this.queue = new Queue(name, {
      prefix,
      // Fails at once while Redis is down.
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
    this.timer = setInterval(() => void this.reconcile(), this.reconcileEveryMs);
  }

  /** Before the database disconnects, so that another process takes the jobs before their leases end. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.here.clearQueue();
    await this.worker?.close(true).catch(() => undefined);
    await this.jobs.release();
    await this.handOn();
    await this.queue?.close().catch(() => undefined);
  }

  /** Queues jobs under new ids: BullMQ still reserves the old ones for the stopped process. */
  private async handOn(): Promise<void> {
    try {
      for (const { id } of await this.jobs.stranded()) {
        const adding = this.queue?.add('job', { jobId: id }, { jobId: `${id}-${randomUUID()}` });
        if (adding) await pTimeout(adding, { milliseconds: ADD_TIMEOUT_MS });
      }
    } catch {
      // Without Redis other processes find the jobs in the table.
    }
  }

  /** Queues a new job that passes the check, or else forgets it. */
  async enqueue(id: string, check: () => Promise<void> = async () => undefined): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (await this.jobs.forget(id)) throw error;
    }
    await this.add({ id, attempts: 0 });
  }

  private async add({ id, attempts }: WaitingJob): Promise<void> {
    try {
      if (!this.queue) return;
      // Every replica adds each waiting job; BullMQ keeps one per attempt.
      const adding = this.queue.add('job', { jobId: id }, { jobId: `${id}-${attempts}` });
      await pTimeout(adding, { milliseconds: ADD_TIMEOUT_MS });
    } catch {
      void this.workHere(id);
    }
  }

  private async workHere(id: string): Promise<void> {
    if (this.waitingHere.has(id)) return;
    this.waitingHere.add(id);
    try {
      await this.here(async () => this.jobs.work(id));
    } catch (error) {
      this.report(error);
    } finally {
      this.waitingHere.delete(id);
    }
  }

  /** Queues jobs that Redis or a process lost. Leases ensure that a job queued twice is done once. */
  private async reconcile(): Promise<void> {
    try {
      for (const job of await this.jobs.stranded()) await this.add(job);
      await this.jobs.tidy();
    } catch (error) {
      this.report(error);
    }
  }

  private report(error: unknown): void {
    if (!isTransient(error)) this.logger.error(error);
  }

  private connection(): ConnectionOptions & object {
    return { url: this.config.redisUrl, connectTimeout: 2_000, retryStrategy: () => 500 };
  }
}

/** The base of a queue's class, which is its token: `class ExportQueue extends queueOf(ExportWorker, 'exports') {}`. */
export function queueOf(worker: Type<JobWork>, name: string): Type<JobQueue> {
  @Injectable()
  class QueueOfWorker extends JobQueue {
    constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, @Inject(worker) jobs: JobWork) {
      super(config, jobs, name);
    }
  }
  return QueueOfWorker;
}
