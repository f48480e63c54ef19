import type { EventOrigin } from '@larder/contracts';
import { rebatePeriodText, type RebatePeriodName } from '@larder/kernel';
import { tableOf } from '@larder/platform';
import { JobTable, type ClaimedJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Outcomes } from '../account-settler.js';
import { RebateRunEntity } from './rebate-run.entity.js';

export type RebateRunRow = Omit<RebateRunEntity, 'attempts' | 'leaseToken' | 'leaseUntil'>;

export type ClaimedRun = ClaimedJob & Pick<RebateRunEntity, 'periodType' | 'period' | 'origin'>;

/** How far a run is. */
export interface RunProgress extends Outcomes {
  done: number;
  total: number;
}

/** A run reports after every short step: a process that is silent for longer has died. */
const LEASE_SECONDS = 6;
const MAX_ATTEMPTS = 5;

const RUN = tableOf(RebateRunEntity).without('attempts', 'leaseToken', 'leaseUntil');
const SELECT = `SELECT ${RUN.columns()} FROM ${RUN.name}`;

const PROGRESS = `, customers_done = $3, customers_total = $4, rows_created = $5, rows_updated = $6, rows_unchanged = $7,
  rows_paid = $8`;

/** Runs as PostgreSQL has them. */
@Injectable()
export class RebateRunRepository {
  /** Leases, ends and stranded jobs, as every queue has them. */
  readonly table: JobTable;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.table = new JobTable(dataSource, 'discounts_rebates.rebate_run', {
      leaseSeconds: LEASE_SECONDS,
      maxAttempts: MAX_ATTEMPTS,
      interrupted: 'The calculation was interrupted too often.',
    });
  }

  /** Joins the run of the period that has not begun yet, or makes one. */
  async findOrMake(period: RebatePeriodName, origin: EventOrigin): Promise<{ id: string; isNew: boolean }> {
    const parameters = [period.type, rebatePeriodText(period)];
    for (;;) {
      const made: { id: string }[] = await this.dataSource.query(
        `INSERT INTO discounts_rebates.rebate_run (period_type, period, origin) VALUES ($1, $2, $3)
         ON CONFLICT (period_type, period) WHERE state = 'queued' AND attempts = 0 DO NOTHING RETURNING id`,
        [...parameters, JSON.stringify(origin)],
      );
      if (made[0]) return { id: made[0].id, isNew: true };
      const found: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM discounts_rebates.rebate_run
          WHERE period_type = $1 AND period = $2 AND state = 'queued' AND attempts = 0`,
        parameters,
      );
      if (found[0]) return { id: found[0].id, isNew: false };
    }
  }

  async find(id: string): Promise<RebateRunRow | null> {
    const rows: RebateRunRow[] = await this.dataSource.query(`${SELECT} WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  async newest(period: RebatePeriodName): Promise<RebateRunRow | null> {
    const rows: RebateRunRow[] = await this.dataSource.query(
      `${SELECT} WHERE period_type = $1 AND period = $2 ORDER BY created_at DESC LIMIT 1`,
      [period.type, rebatePeriodText(period)],
    );
    return rows[0] ?? null;
  }

  async claim(id: string): Promise<ClaimedRun | null> {
    return await this.table.claim(
      id,
      RUN.only('periodType', 'period', 'origin').columns(),
      'customers_done = 0, rows_created = 0, rows_updated = 0, rows_unchanged = 0, rows_paid = 0',
    );
  }

  /** @returns false when another process has it by now: what the transaction did must not be kept. */
  async report(job: ClaimedJob, progress: RunProgress, within: EntityManager): Promise<boolean> {
    return await this.table.report(job, PROGRESS, values(progress), within);
  }

  async finish(job: ClaimedJob, progress: RunProgress, within: EntityManager): Promise<boolean> {
    return await this.table.finish(job, `${PROGRESS}, finished_at = now()`, values(progress), within);
  }

  async fail(job: ClaimedJob, message: string): Promise<void> {
    await this.table.fail(job, message, ', finished_at = now()');
  }

  /** It counts as an attempt: a run that has begun is not joined, even while it waits to be begun again. */
  async release(job: ClaimedJob): Promise<void> {
    await this.table.release(job, true);
  }

  /** Runs are kept for a year: their results stand in the rebates. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM discounts_rebates.rebate_run
        WHERE state IN ('done', 'failed') AND created_at < now() - interval '1 year'`,
    );
  }
}

function values({ done, total, created, updated, unchanged, paid }: RunProgress): number[] {
  return [done, total, created, updated, unchanged, paid];
}
