import type { Backup, BackupKind, BackupSchedule } from '@larder/contracts';
import { unpackSentence } from '@larder/kernel';
import { changedCount, changedRows, tableOf, type Table, translated } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BackupEntity, BackupScheduleEntity, IS_LEASE_OVER, REHEARSALS } from '../backup.entities.js';
import type { MadeBackup } from './backup-maker.js';

const BACKUP = tableOf(BackupEntity).without('rehearsalsBegun', 'rehearsalLeaseUntil');

const SCHEDULE: Table<BackupSchedule> = tableOf(BackupScheduleEntity).without('onlyOne', 'since');

/** A rehearsal that takes longer counts as dead. */
const REHEARSAL_LEASE = '5 minutes';

/** Causes of failure seldom disappear at once. */
const TRIED_AGAIN_AFTER = '10 minutes';

const MOST = 1_000;

function view(row: ReturnType<typeof BACKUP.pick>): Backup {
  const { createdAt, rehearsedAt, rehearsalPassed: passed, rehearsalMessage: message, ...backup } = row;
  const rehearsal =
    passed === null || rehearsedAt === null
      ? null
      : { passed, message: message === null ? '' : translated(unpackSentence(message)), at: rehearsedAt };
  return { ...backup, created: createdAt, rehearsal };
}

@Injectable()
export class BackupRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(): Promise<Backup[]> {
    const rows: ReturnType<typeof BACKUP.pick>[] = await this.dataSource.query(
      `SELECT ${BACKUP.columns()} FROM system_ops.backup ORDER BY created_at DESC LIMIT ${MOST}`,
    );
    return rows.map(view);
  }

  async find(filename: string): Promise<Backup | null> {
    const rows: ReturnType<typeof BACKUP.pick>[] = await this.dataSource.query(
      `SELECT ${BACKUP.columns()} FROM system_ops.backup WHERE filename = $1`,
      [filename],
    );
    return rows[0] ? view(rows[0]) : null;
  }

  async newestSize(): Promise<number> {
    const rows: { size: number }[] = await this.dataSource.query(
      'SELECT size FROM system_ops.backup ORDER BY created_at DESC LIMIT 1',
    );
    return rows[0]?.size ?? 0;
  }

  async add(
    manager: Pick<EntityManager, 'query'>,
    made: MadeBackup,
    { kind, description, createdBy }: { kind: BackupKind; description: string | null; createdBy: string | null },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO system_ops.backup (filename, size, created_at, kind, description, created_by, records)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [made.filename, made.size, made.createdAt, kind, description, createdBy, made.records],
    );
  }

  /**
   * Backups beyond the newest `keep` of each kind; manual ones are kept for good. Those from a clock that was ahead are
   * counted apart, or each new backup would be the oldest and go at once.
   */
  async beyond(keep: number): Promise<Backup[]> {
    const rows: ReturnType<typeof BACKUP.pick>[] = await this.dataSource.query(
      `SELECT ${BACKUP.columns()} FROM (
         SELECT *, row_number() OVER (PARTITION BY kind, created_at > now() ORDER BY created_at DESC) AS place FROM system_ops.backup
          WHERE kind <> 'manual'
       ) AS ranked WHERE place > $1 ORDER BY created_at LIMIT 50`,
      [keep],
    );
    return rows.map(view);
  }

  /** @returns false when another replica has removed it. */
  async remove(manager: EntityManager, filename: string): Promise<boolean> {
    return (await changedCount(manager, 'DELETE FROM system_ops.backup WHERE filename = $1', [filename])) > 0;
  }

  async claimRehearsal(): Promise<string | null> {
    const [claimed] = await changedRows<{ filename: string }>(
      this.dataSource,
      `UPDATE system_ops.backup
          SET rehearsals_begun = rehearsals_begun + 1, rehearsal_lease_until = now() + interval '${REHEARSAL_LEASE}'
        WHERE filename = (SELECT filename FROM system_ops.backup
                           WHERE rehearsed_at IS NULL AND rehearsals_begun < ${REHEARSALS}
                             AND (rehearsal_lease_until IS NULL OR ${IS_LEASE_OVER})
                           ORDER BY created_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING filename`,
      [],
    );
    return claimed?.filename ?? null;
  }

  async renewRehearsal(filename: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE system_ops.backup SET rehearsal_lease_until = now() + interval '${REHEARSAL_LEASE}' WHERE filename = $1`,
      [filename],
    );
  }

  async rehearsed(manager: EntityManager, filename: string, passed: boolean, message: string): Promise<void> {
    await manager.query(
      `UPDATE system_ops.backup SET rehearsed_at = now(), rehearsal_passed = $2, rehearsal_message = $3
        WHERE filename = $1`,
      [filename, passed, message],
    );
  }

  async schedule(): Promise<BackupSchedule> {
    const rows: BackupSchedule[] = await this.dataSource.query(`SELECT ${SCHEDULE.columns()} FROM ${SCHEDULE.name}`);
    if (!rows[0]) throw new Error('There is no schedule of backups.');
    return rows[0];
  }

  /** Turning the schedule on restarts its interval. */
  async setSchedule(manager: EntityManager, { enabled, everyHours, keep }: BackupSchedule): Promise<void> {
    await manager.query(
      `UPDATE system_ops.backup_schedule
          SET since = CASE WHEN $1 AND NOT enabled THEN now() ELSE since END, enabled = $1, every_hours = $2, keep = $3`,
      [enabled, everyHours, keep],
    );
  }

  /**
   * Whether the newest backup (not a restore point) is too old, and no recent attempt failed. Times in the future are from
   * a clock that was ahead, and count for nothing. Such a start of the schedule is set back: the alert counts from it.
   */
  async isDue(): Promise<boolean> {
    await this.dataSource.query(
      'UPDATE system_ops.backup_schedule SET since = now() - make_interval(hours => every_hours) WHERE since > now()',
    );
    const rows: { due: boolean }[] = await this.dataSource.query(
      `SELECT s.enabled AND now() >= make_interval(hours => s.every_hours) + (
                SELECT max(at) FROM (SELECT s.since AS at UNION ALL
                                     SELECT created_at FROM system_ops.backup WHERE kind <> 'restore point') AS known
                 WHERE at <= now())
              AND NOT EXISTS (SELECT 1 FROM system_ops.backup_job WHERE state = 'failed' AND kind = 'scheduled'
                                 AND created_at BETWEEN now() - interval '${TRIED_AGAIN_AFTER}' AND now()) AS due
         FROM system_ops.backup_schedule AS s`,
    );
    return rows[0]?.due ?? false;
  }
}
