import { describe, expect, it } from '@jest/globals';
import type { Backup } from '@larder/contracts';
import { newestOf } from './backup-rules.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';

const backup = (created: string, passed: boolean | null = true): Pick<Backup, 'created' | 'rehearsal'> => ({
  created,
  rehearsal: passed === null ? null : { passed, message: '', at: created },
});

describe('the last backup', () => {
  it('the last backup is the latest with a passed rehearsal', () => {
    expect(newestOf(null, [])).toBeNull();
    expect(newestOf(NOON, [])).toBe(NOON);
    expect(newestOf(NOON, [backup(LATER)])).toBe(LATER);
    expect(newestOf(LATER, [backup(NOON)])).toBe(LATER);
    expect(newestOf(null, [backup(NOON), backup(LATER)])).toBe(LATER);
  });

  it('backups with a failed or pending rehearsal do not count as the last', () => {
    expect(newestOf(null, [backup(LATER, false), backup(LATER, null)])).toBeNull();
    expect(newestOf(NOON, [backup(LATER, false)])).toBe(NOON);
  });
});
