import type { EventOrigin } from '@larder/contracts';
import { rebatePeriodText, type PlainReason, type RebatePeriodName } from '@larder/kernel';
import { tableOf } from '@larder/platform';
import { JobTable, type ClaimedJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Outcomes } from '../account-settler.js';
import { RebateRunEntity } from './rebate-run.entity.js';

export type RebateRunRow = Omit<RebateRunEntity, 'attempts' | 'leaseToken' | 'leaseUntil'>;

export type ClaimedRun = ClaimedJob & Pick<RebateRunEntity, 'periodType' | 'period' | 'origin'>;

export interface RunProgress extends Outcomes {
  done: number;
  total: number;
}

/** A run reports after every short step, so a silent process has died. */
const LEASE_SECONDS = 6;
const MAX_ATTEMPTS = 5;

const RUN = tableOf(RebateRunEntity).without('attempts', 'leaseToken', 'leaseUntil');
const SELECT = `SELECT ${RUN.columns()} FROM ${RUN.name}`;

const PROGRESS = `, customers_done = $3, customers_total = $4, rows_created = $5, rows_updated = $6, rows_unchanged = $7,
  rows_paid = $8`;

@Injectable()
export class RebateRunRepository {
  readonly table: JobTable;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.table = new JobTable(dataSource, 'discounts_rebates.rebate_run', {
      leaseSeconds: LEASE_SECONDS,
      maxAttempts: MAX_ATTEMPTS,
      interrupted: 'The calculation was interrupted too often.' satisfies PlainReason,
      // Deleted after a year: the results are in the rebates.
      old: `state IN ('done', 'failed') AND created_at < now() - interval '1 year'`,
    });
  }

  async findOrMake(period: RebatePeriodName, origin: EventOrigin): Promise<{ id: string; isNew: boolean }> {
    const parameters = [period.type, rebatePeriodText(period)];
    return await this.table.findOrMake(
      [
        `INSERT INTO discounts_rebates.rebate_run (period_type, period, origin) VALUES ($1, $2, $3)
         ON CONFLICT (period_type, period) WHERE state = 'queued' AND attempts = 0 DO NOTHING RETURNING id`,
        [...parameters, JSON.stringify(origin)],
      ],
      [
        `SELECT id FROM discounts_rebates.rebate_run
          WHERE period_type = $1 AND period = $2 AND state = 'queued' AND attempts = 0`,
        parameters,
      ],
    );
  }

  async find(id: string): Promise<RebateRunRow | null> {
    const rows: RebateRunRow[] = await this.dataSource.query(`${SELECT} WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  async newest(period: RebatePeriodName): Promise<RebateRunRow | null> {
    const rows: RebateRunRow[] = await this.dataSource.query(
      `${SELECT} WHERE period_type = $1 AND period = $2 ORDER BY created_at > now(), created_at DESC LIMIT 1`,
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

  /** @returns false when the lease is lost: the transaction must be rolled back. */
  async report(job: ClaimedJob, progress: RunProgress, within: EntityManager): Promise<boolean> {
    return await this.table.report(job, PROGRESS, values(progress), within);
  }

  async finish(job: ClaimedJob, progress: RunProgress, within: EntityManager): Promise<boolean> {
    return await this.table.finish(job, `${PROGRESS}, finished_at = now()`, values(progress), within);
  }

  async fail(job: ClaimedJob, message: string): Promise<void> {
    await this.table.fail(job, message, ', finished_at = now()');
  }

  /** Counts as an attempt: a run that has begun cannot be joined, even while queued again. */
  async release(job: ClaimedJob): Promise<void> {
    await this.table.release(job, true);
  }
}

function values({ done, total, created, updated, unchanged, paid }: RunProgress): number[] {
  return [done, total, created, updated, unchanged, paid];
}
