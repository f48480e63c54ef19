import { Logger } from '@nestjs/common';
import type { JobWork } from './job-queue.js';
import type { ClaimedJob, JobTable, WaitingJob } from './job-table.js';

/** Another process took the job over after the lease expired. */
export class LeaseLost extends Error {}

export interface Jobs<Job extends ClaimedJob> {
  readonly table: JobTable;
  claim(id: string): Promise<Job | null>;
}

/** Works on claimed jobs and renews their leases in the meantime. */
export abstract class JobWorker<Job extends ClaimedJob> implements JobWork {
  protected readonly logger: Logger;
  private readonly current = new Set<Job>();

  constructor(
    private readonly claimable: Jobs<Job>,
    name: string,
  ) {
    this.logger = new Logger(name);
  }

  protected abstract run(job: Job): Promise<void>;
  /** Called for every error but {@link LeaseLost}. */
  protected abstract failed(job: Job, error: unknown): Promise<unknown>;

  async work(id: string): Promise<void> {
    const job = await this.claimable.claim(id);
    if (!job) return;
    this.current.add(job);
    const stop = this.claimable.table.beat(job);
    try {
      await this.run(job);
    } catch (error) {
      if (!(error instanceof LeaseLost)) await this.failed(job, error);
    } finally {
      stop();
      this.current.delete(job);
    }
  }

  async release(): Promise<void> {
    await Promise.allSettled([...this.current].map(async (job) => this.giveBack(job)));
  }

  async forget(id: string): Promise<boolean> {
    return await this.claimable.table.forget(id);
  }

  async stranded(): Promise<WaitingJob[]> {
    return await this.claimable.table.stranded();
  }

  async tidy(): Promise<void> {
    await this.claimable.table.tidy();
  }

  /** Returns a job to the queue when the process stops. */
  protected async giveBack(job: Job): Promise<void> {
    await this.claimable.table.release(job);
  }
}
