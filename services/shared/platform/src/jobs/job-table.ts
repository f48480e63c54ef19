import { randomUUID } from 'node:crypto';
import { changedCount, changedRows, type Database } from '../database/changed-rows.js';

export interface ClaimedJob {
  id: string;
  token: string;
}

export interface WaitingJob {
  id: string;
  attempts: number;
}

const LEASE_SECONDS = 30;

const MAX_ATTEMPTS = 3;

/** A lease that is longer than any other is from a clock that was ahead, and over. */
const FREE = `(state = 'queued' OR (state = 'running'
  AND lease_until NOT BETWEEN now() AND now() + interval '10 minutes'))`;

const OLD = `state IN ('done', 'failed') AND created_at < now() - interval '30 days'`;

export const JOB_COLUMNS = `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  state text NOT NULL DEFAULT 'queued',
  attempts int NOT NULL DEFAULT 0,
  -- Who works on it, and until when unless it says more.
  lease_token uuid,
  lease_until timestamptz,
  error text,
  created_at timestamptz NOT NULL DEFAULT now()`;

export interface JobTableOptions {
  /** How long a process may be silent before another takes over; default 30. */
  leaseSeconds?: number;
  /** Default 3. */
  maxAttempts?: number;
  /** The error of a job that was interrupted too often. */
  interrupted: string;
  /** SQL for the jobs to delete; by default those that ended 30 days ago. */
  old?: string;
}

/**
 * Jobs in PostgreSQL: `queued`, `running`, `done` or `failed`. The worker holds a lease and renews it with each report;
 * when it expires the job is free, and late writes of the old worker find no row.
 */
export class JobTable {
  private readonly leaseSeconds: number;

  constructor(
    private readonly database: Database,
    private readonly table: string,
    private readonly options: JobTableOptions,
  ) {
    this.leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  }

  /** Null when it is taken, has ended or was interrupted too often. @param answer columns. @param reset "orders_done = 0". */
  async claim<Row extends object>(id: string, answer: string, reset: string): Promise<(ClaimedJob & Row) | null> {
    const token = randomUUID();
    const [row] = await changedRows<Row>(
      this.database,
      `UPDATE ${this.table}
          SET state = 'running', attempts = attempts + 1, ${reset}, lease_token = $2,
              lease_until = now() + make_interval(secs => ${this.leaseSeconds})
        WHERE id = $1 AND ${FREE} AND attempts < ${this.options.maxAttempts ?? MAX_ATTEMPTS}
        RETURNING ${answer}`,
      [id, token],
    );
    return row ? { ...row, id, token } : null;
  }

  /** Inserts a job, or finds the existing one that conflicts with it. */
  async findOrMake<Found extends { id: string }>(
    insert: readonly [sql: string, parameters: unknown[]],
    find: readonly [sql: string, parameters: unknown[]],
  ): Promise<Found & { isNew: boolean }> {
    for (;;) {
      const [made]: Found[] = await this.database.query(...insert);
      if (made) return { ...made, isNew: true };
      const [found]: Found[] = await this.database.query(...find);
      if (found) return { ...found, isNew: false };
    }
  }

  /** Renews the lease until the returned function is called. */
  beat(job: ClaimedJob): () => void {
    const timer = setInterval(() => void this.keep(job).catch(() => undefined), this.leaseSeconds * 200);
    return () => clearInterval(timer);
  }

  async keep(job: ClaimedJob): Promise<boolean> {
    return await this.report(job, '', []);
  }

  /**
   * Reports progress and renews the lease.
   * @returns false when the lease is lost.
   * @param what ", orders_done = $3".
   * @param within a transaction that needs the lease.
   */
  async report(job: ClaimedJob, what: string, parameters: unknown[], within = this.database): Promise<boolean> {
    const lease = `lease_until = now() + make_interval(secs => ${this.leaseSeconds})`;
    return await this.change(job, `${lease}${what}`, parameters, within);
  }

  /** @param what ", bytes = $3"; see {@link report}. */
  async finish(job: ClaimedJob, what: string, parameters: unknown[], within = this.database): Promise<boolean> {
    return await this.change(job, `state = 'done'${what}`, parameters, within);
  }

  async fail(job: ClaimedJob, message: string, what = '', parameters: unknown[] = []): Promise<boolean> {
    return await this.change(job, `state = 'failed', error = $3${what}`, [message, ...parameters]);
  }

  /** Returns a job to the queue. @param counts as an attempt, so that a job that always fails ends as failed. */
  async release(job: ClaimedJob, counts = false): Promise<void> {
    const attempts = counts ? 'attempts' : 'attempts - 1';
    await this.change(job, `state = 'queued', attempts = ${attempts}, lease_token = NULL, lease_until = NULL`, []);
  }

  async forget(id: string): Promise<boolean> {
    const sql = `DELETE FROM ${this.table} WHERE id = $1 AND state = 'queued'`;
    return (await changedCount(this.database, sql, [id])) > 0;
  }

  /** Jobs that wait too long or whose process died; those interrupted too often are marked as failed. */
  async stranded(): Promise<WaitingJob[]> {
    const { interrupted, maxAttempts = MAX_ATTEMPTS } = this.options;
    return await this.database.query<WaitingJob[]>(
      `WITH failed AS (UPDATE ${this.table} SET state = 'failed', error = $1 WHERE ${FREE} AND attempts >= $2)
       SELECT id, attempts FROM ${this.table}
        WHERE ${FREE} AND attempts < $2 AND (state = 'running' OR created_at NOT BETWEEN now() - interval '5 seconds' AND now())
        ORDER BY created_at LIMIT 100`,
      [interrupted, maxAttempts],
    );
  }

  async tidy(): Promise<void> {
    await this.database.query(`DELETE FROM ${this.table} WHERE ${this.options.old ?? OLD}`);
  }

  private async change(
    { id, token }: ClaimedJob,
    what: string,
    parameters: unknown[],
    within = this.database,
  ): Promise<boolean> {
    const sql = `UPDATE ${this.table} SET ${what} WHERE id = $1 AND lease_token = $2 AND state = 'running'`;
    return (await changedCount(within, sql, [id, token, ...parameters])) > 0;
  }
}
