import { LIMITS, ROLES, type Role } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag, ListOfChoices } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, IdOf, Instant, Text } from '../fields/text.field.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** Requested by staff, made by the schedule, or made before a restore so that it can be undone. */
export const BACKUP_KINDS = ['manual', 'scheduled', 'restore point'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** A test restore into separate tables, with every check. */
export class BackupRehearsal {
  @Flag() passed!: boolean;
  @Text(500) message!: string;
  @Instant() at!: string;
}

/** GET /api/admin/system/backups, the newest first. */
export class Backup {
  @Text(120) filename!: string;

  /** In bytes. */
  @Whole(0, MOST) size!: number;
  @Instant() created!: string;
  @Choice(BACKUP_KINDS) kind!: BackupKind;
  @Nullable() @Text(LIMITS.backupDescription) description!: string | null;

  /** Null for the system. */
  @Nullable() @Text(LIMITS.username) createdBy!: string | null;
  @Whole(0, MOST) records!: number;
  @Nullable() @Nested(() => BackupRehearsal) rehearsal!: BackupRehearsal | null;
}

export class BackupRequest {
  @MayBeAbsent() @Text(LIMITS.backupDescription) description?: string;
}

export class BackupAnswer {
  @Flag() success!: boolean;
  @Text(120) filename!: string;
  @Nested(() => Backup) backup!: Backup;
}

export class BackupParams {
  @IdOf('Backup', /^larder-[a-z0-9-]{1,100}\.db$/) filename!: string;
}

export class BackupProgress {
  @Id() id!: string;
  @Choice(['backup', 'restore']) kind!: 'backup' | 'restore';

  /** "Reading the data", "Putting 12 tables in place". */
  @Text(120) phase!: string;

  /** Progress towards `total`, which is 0 while unknown. */
  @Whole(0, MOST) done!: number;
  @Whole(0, MOST) total!: number;
}

export class BackupProgressAnswer {
  @Nullable() @Nested(() => BackupProgress) current!: BackupProgress | null;
}

/** GET and PUT /api/admin/system/backup/schedule: how often backups are made, and how many of the newest are kept. */
export class BackupSchedule {
  @Flag() enabled!: boolean;
  @Whole(1, 168) everyHours!: number;

  /** How many scheduled backups are kept, and as many restore points; those that staff asked for are kept for good. */
  @Whole(1, 365) keep!: number;
}

export class RestoredTable {
  @Text(120) table!: string;
  @Whole(0, MOST) records!: number;
}

export class RestoredStaff {
  @Text(LIMITS.username) username!: string;
  @Choice(ROLES) role!: Role;
}

/** The changes that a restore can make to a user. */
export const STAFF_CHANGES = ['role', 'password', 'stores'] as const;

export class ChangedStaff extends RestoredStaff {
  @ListOfChoices(STAFF_CHANGES) changed!: (typeof STAFF_CHANGES)[number][];
}

export class RestoreDetails {
  @Whole(0, MOST) totalRecords!: number;
  @ListOf(() => RestoredTable, 1_000) restoredTables!: RestoredTable[];
  @Instant() backupFrom!: string;
  @Text(120) restorePoint!: string;

  /** Users that did not exist before, as they are now. */
  @ListOf(() => RestoredStaff, LIMITS.users) staffReturned!: RestoredStaff[];

  /** Users that the restore changed; their sessions have ended. */
  @ListOf(() => ChangedStaff, LIMITS.users) staffChanged!: ChangedStaff[];

  /** From the uploaded file to the exchanged rows. */
  @Whole(0, MOST) tookMs!: number;

  /** The part of `tookMs` for making the restore point. */
  @Whole(0, MOST) restorePointMs!: number;

  /** The part of `tookMs` without writes, including the restore point. */
  @Whole(0, MOST) pausedMs!: number;
}

/** POST /api/admin/system/restore (multipart, field `backup`) */
export class RestoreAnswer {
  @Flag() success!: boolean;
  @Text(300) message!: string;
  @Nested(() => RestoreDetails) details!: RestoreDetails;
}

/** POST /api/admin/system/empty-shop: the backup has the deleted data. */
export class EmptiedShop {
  @Text(120) backup!: string;
  @Whole(0, MOST) records!: number;
}
