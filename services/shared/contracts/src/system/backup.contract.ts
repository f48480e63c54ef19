import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** Asked for by staff, made by the schedule, or made before a restore so that it can be taken back. */
export const BACKUP_KINDS = ['manual', 'scheduled', 'restore point'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Whether a backup could be put back: it was, into tables of its own, and every check was made. */
export class BackupRehearsal {
  @Flag() passed!: boolean;

  /** What was wrong, or how many records were put back. */
  @Text(500) message!: string;
  @Instant() at!: string;
}

/** GET /api/admin/system/backups, the newest first. */
export class Backup {
  @Text(120) filename!: string;

  /** Bytes. */
  @Whole(0, MOST) size!: number;
  @Instant() created!: string;
  @Choice(BACKUP_KINDS) kind!: BackupKind;
  @Nullable() @Text(LIMITS.backupDescription) description!: string | null;

  /** Null for what the system made by itself. */
  @Nullable() @Text(LIMITS.username) createdBy!: string | null;
  @Whole(0, MOST) records!: number;

  /** Null until it has been rehearsed. */
  @Nullable() @Nested(() => BackupRehearsal) rehearsal!: BackupRehearsal | null;
}

/** POST /api/admin/system/backup */
export class BackupRequest {
  @MayBeAbsent() @Text(LIMITS.backupDescription) description?: string;
}

/** POST /api/admin/system/backup, once the file is whole and has been read again. */
export class BackupAnswer {
  @Flag() success!: boolean;
  @Text(120) filename!: string;
  @Nested(() => Backup) backup!: Backup;
}

/** Path parameters of /api/admin/system/backup/{filename}/download. */
export class BackupParams {
  @Text(120, {
    min: 1,
    pattern: /^larder-[a-z0-9-]{1,100}\.db$/,
    must: 'the name of a backup',
  })
  filename!: string;
}

/** What is being worked on, for a bar of progress. */
export class BackupProgress {
  @Id() id!: string;
  @Choice(['backup', 'restore']) kind!: 'backup' | 'restore';

  /** "Reading the data", "Putting 12 tables in place". */
  @Text(120) phase!: string;

  /** Records so far, and all of them when that is known (0 before). */
  @Whole(0, MOST) done!: number;
  @Whole(0, MOST) total!: number;
}

/** GET /api/admin/system/backup/progress */
export class BackupProgressAnswer {
  /** Null when nothing is. */
  @Nullable() @Nested(() => BackupProgress) current!: BackupProgress | null;
}

/** GET and PUT /api/admin/system/backup/schedule: a backup every so many hours; the newest ones are kept. */
export class BackupSchedule {
  @Flag() enabled!: boolean;
  @Whole(1, 168) everyHours!: number;

  /** How many scheduled backups are kept, and as many restore points; those that staff asked for are kept for good. */
  @Whole(1, 365) keep!: number;
}

/** A table that was put back. */
export class RestoredTable {
  /** "catalog.product". */
  @Text(120) table!: string;
  @Whole(0, MOST) records!: number;
}

export class RestoreDetails {
  @Whole(0, MOST) totalRecords!: number;
  @ListOf(() => RestoredTable, 1_000) restoredTables!: RestoredTable[];

  /** When the file was made. */
  @Instant() backupFrom!: string;

  /** The backup of what was there before, which takes it back. */
  @Text(120) restorePoint!: string;

  /** Milliseconds in all, from the uploaded file to the exchanged rows. */
  @Whole(0, MOST) tookMs!: number;

  /** Of them, while the restore point was made. */
  @Whole(0, MOST) restorePointMs!: number;

  /** Of them, while nobody could write, the restore point included. */
  @Whole(0, MOST) pausedMs!: number;
}

/** POST /api/admin/system/restore (multipart, field `backup`) */
export class RestoreAnswer {
  @Flag() success!: boolean;
  @Text(300) message!: string;
  @Nested(() => RestoreDetails) details!: RestoreDetails;
}
