import { describe, expect, it } from '@jest/globals';
import { readBackupConfig } from './backup-config.js';

const ENV = {
  BACKUPS_DIR: '/srv/backups',
  BACKUP_KEY: 'k'.repeat(32),
  BACKUP_DATABASE_URL: 'postgres://read',
  RESTORE_DATABASE_URL: 'postgres://restore',
};

describe('the configuration of backups', () => {
  it('backups are off without a folder', () => {
    expect(readBackupConfig({ ...ENV, BACKUPS_DIR: ' ' })).toBeNull();
  });

  it("the first key is this installation's, and trusted keys follow", () => {
    const trusted = ['a', 'b'].map((letter) => letter.repeat(40));
    expect(readBackupConfig({ ...ENV, BACKUP_TRUSTED_KEYS: ` ${trusted.join(', ')} ` })).toEqual({
      folder: '/srv/backups',
      keys: [ENV.BACKUP_KEY, ...trusted],
      readUrl: 'postgres://read',
      restoreUrl: 'postgres://restore',
    });
  });

  it.each([
    [{ BACKUP_KEY: '' }, 'BACKUP_KEY is not set.'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY and BACKUP_TRUSTED_KEYS must have at least 32 characters each.'],
    [{ BACKUP_TRUSTED_KEYS: 'short' }, 'BACKUP_KEY and BACKUP_TRUSTED_KEYS must have at least 32 characters each.'],
    [{ RESTORE_DATABASE_URL: undefined }, 'RESTORE_DATABASE_URL is not set.'],
  ])('a wrong backup configuration names the variable: %j', (change, sentence) => {
    expect(() => readBackupConfig({ ...ENV, ...change })).toThrow(sentence);
  });
});
