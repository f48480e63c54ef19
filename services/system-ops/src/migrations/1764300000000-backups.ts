import { sqlMigration } from '@larder/platform';
import { JOB_COLUMNS } from '@larder/platform/jobs';

/** Backups, the jobs that make and restore them, and their schedule. */
export const Backups1764300000000 = sqlMigration(
  'Backups1764300000000',
  `
      CREATE TABLE system_ops.backup (
        filename text NOT NULL,
        size bigint NOT NULL,
        created_at timestamptz NOT NULL,
        kind text NOT NULL,
        description text,
        created_by text,
        records bigint NOT NULL,
        -- The result of putting it back into tables of its own, for practice.
        rehearsed_at timestamptz,
        rehearsal_passed boolean,
        rehearsal_message text,
        rehearsals_begun int NOT NULL DEFAULT 0,
        rehearsal_lease_until timestamptz,
        CONSTRAINT backup_pk PRIMARY KEY (filename),
        CONSTRAINT backup_kind CHECK (kind IN ('manual', 'scheduled', 'restore point'))
      );
      CREATE INDEX backup_newest ON system_ops.backup (created_at DESC);

      CREATE TABLE system_ops.backup_job (
        ${JOB_COLUMNS},
        kind text NOT NULL,
        description text,
        -- Who asked for it and from where, for the event it logs.
        origin jsonb NOT NULL,
        phase text NOT NULL DEFAULT 'Waiting to begin',
        records_done bigint NOT NULL DEFAULT 0,
        records_total bigint NOT NULL DEFAULT 0,
        filename text,
        CONSTRAINT backup_job_pk PRIMARY KEY (id),
        CONSTRAINT backup_job_state CHECK (state IN ('queued', 'running', 'done', 'failed'))
      );
      -- Whoever asks while one is being made gets that one.
      CREATE UNIQUE INDEX backup_job_one_at_a_time ON system_ops.backup_job ((true)) WHERE state IN ('queued', 'running');

      CREATE TABLE system_ops.restore_job (
        ${JOB_COLUMNS},
        -- The name of the uploaded file in the folder of backups.
        upload text NOT NULL,
        origin jsonb NOT NULL,
        phase text NOT NULL DEFAULT 'Waiting to begin',
        records_done bigint NOT NULL DEFAULT 0,
        records_total bigint NOT NULL DEFAULT 0,
        error_code text,
        details jsonb,
        CONSTRAINT restore_job_pk PRIMARY KEY (id),
        CONSTRAINT restore_job_state CHECK (state IN ('queued', 'running', 'done', 'failed'))
      );
      CREATE UNIQUE INDEX restore_job_one_at_a_time ON system_ops.restore_job ((true)) WHERE state IN ('queued', 'running');

      CREATE TABLE system_ops.backup_schedule (
        only_one boolean NOT NULL DEFAULT true,
        enabled boolean NOT NULL,
        every_hours int NOT NULL,
        keep int NOT NULL,
        -- The first backup is due so many hours after this.
        since timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT backup_schedule_pk PRIMARY KEY (only_one),
        CONSTRAINT backup_schedule_only_one CHECK (only_one),
        CONSTRAINT backup_schedule_hours CHECK (every_hours BETWEEN 1 AND 168),
        CONSTRAINT backup_schedule_keep CHECK (keep BETWEEN 1 AND 365)
      );
      INSERT INTO system_ops.backup_schedule (enabled, every_hours, keep) VALUES (true, 24, 14);
    `,
  new Error('This migration is not undone: it would lose the list of backups.'),
);
