import { describe, expect, it } from '@jest/globals';
import { newestOf } from './backup-rules.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';

describe('the last backup', () => {
  it('is the latest that anything tells of', () => {
    expect(newestOf(null, [])).toBeNull();
    expect(newestOf(NOON, [])).toBe(NOON);
    expect(newestOf(NOON, [{ created: LATER }])).toBe(LATER);
    expect(newestOf(LATER, [{ created: NOON }])).toBe(LATER);
    expect(newestOf(null, [{ created: NOON }, { created: LATER }])).toBe(LATER);
  });
});
