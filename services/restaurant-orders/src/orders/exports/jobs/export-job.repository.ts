import { packSentence } from '@larder/kernel';
import type { PlainReason, Refusal } from '@larder/kernel';
import { patientHead, queryPrepared, tableOf, type StoreScope } from '@larder/platform';
import { JobTable, type ClaimedJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ExportJobEntity } from './export-job.entity.js';
import type { ExportRequest } from './export-request.js';

const JOB = tableOf(ExportJobEntity).only(
  'id',
  'format',
  'state',
  'ordersDone',
  'ordersTotal',
  'bytes',
  'parts',
  'leaseToken',
  'error',
  'errorCode',
);

/** With the stores and the time zone for which the file was asked. */
export type ExportJobRow = ReturnType<typeof JOB.pick> & Pick<ExportRequest, 'storeIds' | 'timeZone'>;

export interface ClaimedExport extends ClaimedJob {
  request: ExportRequest;
}

const KEPT_MINUTES = 60;
/** A download without a request for a part in this time has ended, or stalled longer than the gateway waits. */
const READ_MINUTES = 10;
const LONGEST_HOURS = 12;

@Injectable()
export class ExportJobRepository {
  readonly table: JobTable;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.table = new JobTable(dataSource, 'restaurant_orders.export_job', {
      interrupted: 'The export was interrupted too often.' satisfies PlainReason,
      old: `created_at < now() - interval '${KEPT_MINUTES} minutes'
          AND (last_read_at IS NULL OR last_read_at < now() - interval '${READ_MINUTES} minutes'
               OR created_at < now() - interval '${LONGEST_HOURS} hours')`,
    });
  }

  /** Finds a user's export, as long as the user works for every store whose orders it contains. */
  async find(id: string, askedBy: string, { storeIds }: StoreScope): Promise<ExportJobRow | null> {
    const rows: ExportJobRow[] = await this.dataSource.query(
      `SELECT ${JOB.columns()}, request -> 'storeIds' AS "storeIds", request ->> 'timeZone' AS "timeZone"
         FROM restaurant_orders.export_job
        WHERE id = $1 AND asked_by = $2 AND ($3::jsonb IS NULL
          OR (jsonb_typeof(request -> 'storeIds') = 'array' AND request -> 'storeIds' <@ $3::jsonb))`,
      [id, askedBy, storeIds && JSON.stringify(storeIds)],
    );
    return rows[0] ?? null;
  }

  /** The newest event of any order. Waits for uncommitted lower numbers, or a file might be incomplete. */
  async head(): Promise<number> {
    const readable = await patientHead(this.dataSource, 'restaurant-orders');
    const rows: { head: number | null }[] = await this.dataSource.query(
      `SELECT max(number) AS head FROM restaurant_orders.event_log
        WHERE type LIKE 'restaurant-order.%' AND number <= $1`,
      [readable],
    );
    return rows[0]?.head ?? 0;
  }

  async running(askedBy: string): Promise<number> {
    const rows: { jobs: number }[] = await this.dataSource.query(
      `SELECT count(*) AS jobs FROM restaurant_orders.export_job
        WHERE asked_by = $1 AND state IN ('queued', 'running')`,
      [askedBy],
    );
    return rows[0]?.jobs ?? 0;
  }

  /** @returns the job with that key, and whether it is new. */
  async findOrMake(key: string, request: ExportRequest, askedBy: string): Promise<{ id: string; isNew: boolean }> {
    return await this.table.findOrMake(
      [
        `INSERT INTO restaurant_orders.export_job (key, format, request, asked_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key) WHERE state <> 'failed' DO NOTHING RETURNING id`,
        [key, request.format, JSON.stringify(request), askedBy],
      ],
      [`SELECT id FROM restaurant_orders.export_job WHERE key = $1 AND state <> 'failed'`, [key]],
    );
  }

  async claim(id: string): Promise<ClaimedExport | null> {
    return await this.table.claim<{ request: ExportRequest }>(id, 'request', 'orders_done = 0');
  }

  /** Renews the lease. @returns false when it is lost. */
  async report(job: ClaimedJob, done: number, total: number): Promise<boolean> {
    return await this.table.report(job, ', orders_done = $3, orders_total = $4', [done, total]);
  }

  async finish(job: ClaimedJob, result: { orders: number; bytes: number; parts: number }): Promise<boolean> {
    const { orders, bytes, parts } = result;
    const columns = ', orders_done = $3, orders_total = $3, bytes = $4, parts = $5';
    return await this.table.finish(job, columns, [orders, bytes, parts]);
  }

  async fail(job: ClaimedJob, { sentence, code }: Refusal): Promise<boolean> {
    return await this.table.fail(job, packSentence(sentence), ', error_code = $4', [code]);
  }

  async addPart({ id, token }: ClaimedJob, part: number, content: Buffer): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO restaurant_orders.export_part (job_id, lease_token, part, content) VALUES ($1, $2, $3, $4)',
      [id, token, part, content],
    );
  }

  async part({ id, leaseToken }: ExportJobRow, part: number): Promise<Buffer> {
    const rows = await queryPrepared<{ content: string }>(
      this.dataSource,
      // The driver takes texts only; base64 is shorter than PostgreSQL's text for bytes.
      `WITH kept AS (
         UPDATE restaurant_orders.export_job SET last_read_at = now()
          WHERE id = $1 AND (last_read_at IS NULL OR last_read_at < now() - interval '1 minute'))
       SELECT encode(content, 'base64') AS content FROM restaurant_orders.export_part
        WHERE job_id = $1 AND lease_token = $2 AND part = $3`,
      [id, leaseToken, part],
    );
    if (!rows[0]) throw new Error(`Part ${part} of export ${id} is gone.`);
    return Buffer.from(rows[0].content, 'base64');
  }
}
