import { required } from '@larder/platform';

/** The token of the configuration, which is null where backups are not set up. */
export const BACKUP_CONFIG = Symbol('backup config');

export interface BackupConfig {
  /** Shared by every replica of this service. */
  folder: string;
  /** The first key signs; all are trusted. */
  keys: readonly [string, ...string[]];
  readUrl: string;
  /** The address for the role that owns every service's tables. */
  restoreUrl: string;
}

const KEY_CHARACTERS = 32;

/** @returns null without BACKUPS_DIR. @throws Error with one plain sentence that names the variable. */
export function readBackupConfig(env: NodeJS.ProcessEnv): BackupConfig | null {
  const folder = env['BACKUPS_DIR']?.trim();
  if (!folder) return null;
  const own = required(env, 'BACKUP_KEY');
  const trusted = (env['BACKUP_TRUSTED_KEYS'] ?? '').split(/[\s,]+/).filter((key) => key !== '');
  if ([own, ...trusted].some((key) => key.length < KEY_CHARACTERS)) {
    throw new Error(`BACKUP_KEY and BACKUP_TRUSTED_KEYS must have at least ${KEY_CHARACTERS} characters each.`);
  }
  return {
    folder,
    keys: [own, ...trusted],
    readUrl: required(env, 'BACKUP_DATABASE_URL'),
    restoreUrl: required(env, 'RESTORE_DATABASE_URL'),
  };
}
