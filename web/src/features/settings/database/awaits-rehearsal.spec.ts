import { describe, expect, it } from '@jest/globals';
import { awaitsRehearsal } from './backup-rules.ts';

const CREATED = '2026-11-21T12:00:00.000Z';
const passed = { passed: true, message: 'All of it.', at: CREATED };
const minutesLater = (minutes: number): number => Date.parse(CREATED) + minutes * 60_000;

describe('a list of backups', () => {
  it('the list of backups is refetched while a new one has not been rehearsed', () => {
    expect(awaitsRehearsal([], minutesLater(0))).toBe(false);
    expect(awaitsRehearsal([{ created: CREATED, rehearsal: null }], minutesLater(1))).toBe(true);
    expect(awaitsRehearsal([{ created: CREATED, rehearsal: null }], minutesLater(16))).toBe(false);
    expect(awaitsRehearsal([{ created: CREATED, rehearsal: passed }], minutesLater(1))).toBe(false);
  });
});
