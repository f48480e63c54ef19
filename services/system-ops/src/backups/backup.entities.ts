import type { BackupKind, EventOrigin, RestoreDetails } from '@larder/contracts';
import type { ErrorCode } from '@larder/kernel';
import { INSTANT, NULLABLE_INSTANT } from '@larder/platform';
import { JobEntity } from '@larder/platform/jobs';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'system_ops', name: 'backup' })
export class BackupEntity {
  @PrimaryColumn('text') filename!: string;
  @Column('bigint') size!: number;
  @Column(INSTANT) createdAt!: string;
  @Column('text') kind!: BackupKind;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) createdBy!: string | null;
  @Column('bigint') records!: number;
  /** The last test restore. */
  @Column(NULLABLE_INSTANT) rehearsedAt!: string | null;
  @Column('boolean', { nullable: true }) rehearsalPassed!: boolean | null;
  @Column('text', { nullable: true }) rehearsalMessage!: string | null;
  @Column('int') rehearsalsBegun!: number;
  @Column('timestamptz', { nullable: true }) rehearsalLeaseUntil!: Date | null;
}

abstract class PhasedJobEntity extends JobEntity {
  /** The origin for the job's event. */
  @Column('jsonb') origin!: EventOrigin;
  @Column('text') phase!: string;
  @Column('bigint') recordsDone!: number;
  @Column('bigint') recordsTotal!: number;
}

@Entity({ schema: 'system_ops', name: 'backup_job' })
export class BackupJobEntity extends PhasedJobEntity {
  @Column('text') kind!: BackupKind;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) filename!: string | null;
}

@Entity({ schema: 'system_ops', name: 'restore_job' })
export class RestoreJobEntity extends PhasedJobEntity {
  /** The name of a file in the backup folder. */
  @Column('text') upload!: string;
  /** Whether the job empties the shop instead of restoring an upload. */
  @Column('boolean') empties!: boolean;
  @Column('text', { nullable: true }) errorCode!: ErrorCode | null;
  @Column('jsonb', { nullable: true }) details!: RestoreDetails | null;
}

/** How often a backup's rehearsal is started before it counts as failed. */
export const REHEARSALS = 3;

/** SQL: whether a rehearsal's lease is over. One far ahead is from a clock that was ahead. */
export const IS_LEASE_OVER = `rehearsal_lease_until NOT BETWEEN now() AND now() + interval '1 hour'`;

@Entity({ schema: 'system_ops', name: 'backup_schedule' })
export class BackupScheduleEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('boolean') enabled!: boolean;
  @Column('int') everyHours!: number;
  @Column('int') keep!: number;
  /** The schedule's intervals start here. */
  @Column('timestamptz') since!: Date;
}

export const BACKUP_ENTITIES = [BackupEntity, BackupJobEntity, RestoreJobEntity, BackupScheduleEntity];
