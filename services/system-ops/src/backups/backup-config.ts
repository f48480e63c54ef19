/** The token of the {@link BackupConfig}; null where backups are not set up. */
export const BACKUP_CONFIG = Symbol('backup config');

/** What backups need beside the service's own configuration. */
export interface BackupConfig {
  /** Where the files lie; every replica of this service sees the same folder. */
  folder: string;
  /** The first signs; backups that were signed with any of them are taken. */
  keys: readonly [string, ...string[]];
  /** As the role that reads everything. */
  readUrl: string;
  /** As the role that owns what every service owns. */
  restoreUrl: string;
}

const KEY_CHARACTERS = 32;

/**
 * Reads BACKUPS_DIR, BACKUP_KEY, BACKUP_TRUSTED_KEYS, BACKUP_DATABASE_URL and RESTORE_DATABASE_URL.
 * @returns null when there is no BACKUPS_DIR.
 * @throws Error with one plain sentence that names the variable.
 */
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

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
