import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat, ExportState } from '@larder/contracts';
import { queryPrepared, readableHead, sqlStateOf } from '@larder/platform';
import type { ErrorCode, Refusal } from '@larder/kernel';
import type { DataSource } from 'typeorm';
import type { ExportRequest } from './export-request.js';

export interface ExportJobRow {
  id: string;
  format: ExportFormat;
  state: ExportState;
  ordersDone: number;
  ordersTotal: number | null;
  bytes: number | null;
  parts: number | null;
  leaseToken: string | null;
  error: string | null;
  errorCode: ErrorCode | null;
}

/** A job that this process works on until its lease ends. */
export interface ClaimedJob {
  id: string;
  request: ExportRequest;
  token: string;
}

export const LEASE_SECONDS = 30;

/** After so many attempts that died a job has failed. */
export const MAX_ATTEMPTS = 3;

const HEAD_ATTEMPTS = 5;
const LOCK_NOT_AVAILABLE = '55P03';

/** So long are files kept. */
const KEPT_MINUTES = 60;

const COLUMNS = `id, format, state, orders_done AS "ordersDone", orders_total AS "ordersTotal", bytes, parts,
  lease_token AS "leaseToken", error, error_code AS "errorCode"`;

/** Export jobs as PostgreSQL has them. */
@Injectable()
export class ExportJobRepository {
  private readonly dataSource: DataSource;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  async find(id: string, askedBy: string | null): Promise<ExportJobRow | null> {
    const rows: ExportJobRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM restaurant_orders.export_job WHERE id = $1 AND ($2::uuid IS NULL OR asked_by = $2)`,
      [id, askedBy],
    );
    return rows[0] ?? null;
  }

  /**
   * The number of the last change to any order: an export with the same one reads the same. Changes with lower numbers that
   * have not been committed yet are waited for, or a file without them would pass for the whole.
   */
  async head(): Promise<number> {
    const readable = await this.patientHead();
    const rows: { head: number | null }[] = await this.dataSource.query(
      `SELECT max(number) AS head FROM restaurant_orders.event_log
        WHERE type LIKE 'restaurant-order.%' AND number <= $1`,
      [readable],
    );
    return rows[0]?.head ?? 0;
  }

  /** Finding the head gives way to changes that take long; a person who waits for a file can wait for those as well. */
  private async patientHead(): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await readableHead(this.dataSource, 'restaurant-orders');
      } catch (error) {
        if (attempt === HEAD_ATTEMPTS || sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
        await pause(50);
      }
    }
  }

  async running(askedBy: string): Promise<number> {
    const rows: { jobs: number }[] = await this.dataSource.query(
      `SELECT count(*) AS jobs FROM restaurant_orders.export_job
        WHERE asked_by = $1 AND state IN ('queued', 'running')`,
      [askedBy],
    );
    return rows[0]?.jobs ?? 0;
  }

  /** @returns the job of that key, and whether it was made just now. */
  async findOrMake(key: string, request: ExportRequest, askedBy: string): Promise<{ id: string; isNew: boolean }> {
    for (;;) {
      const made: { id: string }[] = await this.dataSource.query(
        `INSERT INTO restaurant_orders.export_job (key, format, request, asked_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key) WHERE state <> 'failed' DO NOTHING RETURNING id`,
        [key, request.format, JSON.stringify(request), askedBy],
      );
      if (made[0]) return { id: made[0].id, isNew: true };
      const found: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM restaurant_orders.export_job WHERE key = $1 AND state <> 'failed'`,
        [key],
      );
      if (found[0]) return { id: found[0].id, isNew: false };
    }
  }

  /** Takes back a job that could not be queued. */
  async forget(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM restaurant_orders.export_job WHERE id = $1 AND state = 'queued'`, [id]);
  }

  /** Makes this process the one that works on a job; null when another does or it is over. */
  async claim(id: string): Promise<ClaimedJob | null> {
    const token = randomUUID();
    const [rows] = (await this.dataSource.query(
      `UPDATE restaurant_orders.export_job
          SET state = 'running', attempts = attempts + 1, orders_done = 0, lease_token = $2,
              lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
        WHERE id = $1 AND (state = 'queued' OR (state = 'running' AND lease_until < now()))
        RETURNING request`,
      [id, token],
    )) as [{ request: ExportRequest }[], number];
    return rows[0] ? { id, request: rows[0].request, token } : null;
  }

  /** Says how far it is, and keeps the lease. @returns false when another process has it by now. */
  async report({ id, token }: ClaimedJob, done: number, total: number): Promise<boolean> {
    return await this.change(
      `orders_done = $3, orders_total = $4, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})`,
      [id, token, done, total],
    );
  }

  async finish({ id, token }: ClaimedJob, result: { orders: number; bytes: number; parts: number }): Promise<boolean> {
    return await this.change(`state = 'done', orders_done = $3, orders_total = $3, bytes = $4, parts = $5`, [
      id,
      token,
      result.orders,
      result.bytes,
      result.parts,
    ]);
  }

  async fail({ id, token }: ClaimedJob, { message, code }: Pick<Refusal, 'message' | 'code'>): Promise<boolean> {
    return await this.change(`state = 'failed', error = $3, error_code = $4`, [id, token, message, code]);
  }

  /** Keeps the lease while nothing can be said of progress. @returns false when another process has it by now. */
  async keep({ id, token }: ClaimedJob): Promise<boolean> {
    return await this.change(`lease_until = now() + make_interval(secs => ${LEASE_SECONDS})`, [id, token]);
  }

  /** Gives a job back that this process will not finish: the next look at the queue finds it. */
  async release({ id, token }: ClaimedJob): Promise<void> {
    await this.change(`state = 'queued', attempts = attempts - 1, lease_token = NULL, lease_until = NULL`, [id, token]);
  }

  private async change(what: string, parameters: unknown[]): Promise<boolean> {
    const [, changed] = (await this.dataSource.query(
      `UPDATE restaurant_orders.export_job SET ${what} WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      parameters,
    )) as [unknown[], number];
    return changed > 0;
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
      // The driver takes texts only, and this one is shorter than PostgreSQL's own for bytes.
      `SELECT encode(content, 'base64') AS content FROM restaurant_orders.export_part
        WHERE job_id = $1 AND lease_token = $2 AND part = $3`,
      [id, leaseToken, part],
    );
    if (!rows[0]) throw new Error(`Part ${part} of export ${id} is gone.`);
    return Buffer.from(rows[0].content, 'base64');
  }

  /** Jobs that wait longer than a queue takes, or whose process died; those that died too often have failed. */
  async stranded(): Promise<string[]> {
    await this.dataSource.query(
      `UPDATE restaurant_orders.export_job SET state = 'failed', error = 'The export was interrupted too often.'
        WHERE state = 'running' AND lease_until < now() AND attempts >= ${MAX_ATTEMPTS}`,
    );
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM restaurant_orders.export_job
        WHERE (state = 'queued' AND created_at < now() - interval '5 seconds')
           OR (state = 'running' AND lease_until < now())
        ORDER BY created_at LIMIT 100`,
    );
    return rows.map(({ id }) => id);
  }

  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM restaurant_orders.export_job WHERE created_at < now() - interval '${KEPT_MINUTES} minutes'`,
    );
  }
}
