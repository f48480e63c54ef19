import type { BackupKind, BackupProgress, EventOrigin } from '@larder/contracts';
import { unpackSentence } from '@larder/kernel';
import { translated } from '@larder/platform';
import { JobTable, type ClaimedJob } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { BackupJobEntity } from '../backup.entities.js';

export type BackupJobRow = Pick<BackupJobEntity, 'id' | 'state' | 'error' | 'filename'>;

export type ClaimedBackup = ClaimedJob & Pick<BackupJobEntity, 'kind' | 'description' | 'origin'>;

const UNFINISHED = `state IN ('queued', 'running')`;

@Injectable()
export class BackupJobRepository {
  readonly table: JobTable;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.table = new JobTable(dataSource, 'system_ops.backup_job', {
      interrupted: 'The backup was interrupted too often.',
    });
  }

  /** One backup at a time. @returns `isSame`: the running one has the requested kind and description. */
  async findOrMake(
    kind: BackupKind,
    description: string | null,
    origin: EventOrigin,
  ): Promise<{ id: string; isNew: boolean; isSame: boolean }> {
    return await this.table.findOrMake(
      [
        `INSERT INTO system_ops.backup_job (kind, description, origin) VALUES ($1, $2, $3)
         ON CONFLICT ((true)) WHERE ${UNFINISHED} DO NOTHING RETURNING id, true AS "isSame"`,
        [kind, description, JSON.stringify(origin)],
      ],
      [
        `SELECT id, kind = $1 AND description IS NOT DISTINCT FROM $2 AS "isSame"
           FROM system_ops.backup_job WHERE ${UNFINISHED} LIMIT 1`,
        [kind, description],
      ],
    );
  }

  async find(id: string): Promise<BackupJobRow | null> {
    const rows: BackupJobRow[] = await this.dataSource.query(
      'SELECT id, state, error, filename FROM system_ops.backup_job WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  async claim(id: string): Promise<ClaimedBackup | null> {
    return await this.table.claim<Omit<ClaimedBackup, keyof ClaimedJob>>(
      id,
      'kind, description, origin',
      'records_done = 0, records_total = 0',
    );
  }

  async progress(): Promise<BackupProgress | null> {
    const [row]: BackupProgress[] = await this.dataSource.query(
      `SELECT id, 'restore' AS kind, phase, records_done AS done, records_total AS total, created_at
         FROM system_ops.restore_job WHERE ${UNFINISHED}
       UNION ALL
       SELECT id, 'backup', phase, records_done, records_total, created_at FROM system_ops.backup_job WHERE ${UNFINISHED}
       ORDER BY created_at LIMIT 1`,
    );
    if (!row) return null;
    const { id, kind, phase, done, total } = row;
    return { id, kind, phase: translated(unpackSentence(phase)), done, total };
  }
}
