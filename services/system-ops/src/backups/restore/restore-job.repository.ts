import type { EventOrigin } from '@larder/contracts';
import { tableOf } from '@larder/platform';
import { JobTable, type ClaimedJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RestoreJobEntity } from '../backup.entities.js';

const JOB = tableOf(RestoreJobEntity).only('id', 'state', 'error', 'errorCode', 'details');

export type RestoreJobRow = ReturnType<typeof JOB.pick>;

export type ClaimedRestore = ClaimedJob & Pick<RestoreJobEntity, 'upload' | 'empties' | 'origin'>;

/** Another restore can start only once a dead one counts as failed. */
const LEASE_SECONDS = 10;

/** An interrupted restore is not restarted: the administrator decides. */
@Injectable()
export class RestoreJobRepository {
  readonly table: JobTable;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.table = new JobTable(dataSource, 'system_ops.restore_job', {
      leaseSeconds: LEASE_SECONDS,
      maxAttempts: 1,
      interrupted: 'It was interrupted. Nothing was changed.',
    });
  }

  /** @returns null during another restore. */
  async make(id: string, empties: boolean, origin: EventOrigin): Promise<string | null> {
    const rows: { id: string }[] = await this.dataSource.query(
      `INSERT INTO system_ops.restore_job (id, upload, empties, origin) VALUES ($1, $2, $3, $4)
       ON CONFLICT ((true)) WHERE state IN ('queued', 'running') DO NOTHING RETURNING id`,
      [id, id, empties, JSON.stringify(origin)],
    );
    return rows[0]?.id ?? null;
  }

  async isUnderWay(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM system_ops.restore_job WHERE state IN ('queued', 'running')`,
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<RestoreJobRow | null> {
    const rows: RestoreJobRow[] = await this.dataSource.query(
      `SELECT ${JOB.columns()} FROM ${JOB.name} WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async claim(id: string): Promise<ClaimedRestore | null> {
    return await this.table.claim<Omit<ClaimedRestore, keyof ClaimedJob>>(
      id,
      'upload, empties, origin',
      'records_done = 0, records_total = 0',
    );
  }
}
