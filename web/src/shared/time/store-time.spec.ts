import { describe, expect, it } from '@jest/globals';
import { seededNumbers } from '../test/seeded-numbers.ts';
import { fromWallClock, toWallClock } from './store-time.ts';

const TORONTO = 'America/Toronto';

describe('the time of the store in a date-time field', () => {
  it.each([
    ['2026-11-21T19:05:59.999Z', TORONTO, '2026-11-21T14:05'],
    ['2026-07-01T03:30:00Z', TORONTO, '2026-06-30T23:30'],
    ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T05:45'],
    ['1999-12-31T23:59:00-05:00', TORONTO, '1999-12-31T23:59'],
    ['soon', TORONTO, ''],
    ['', TORONTO, ''],
  ])('the time %p in %s is shown as %p', (iso, zone, text) => {
    expect(toWallClock(iso, zone)).toBe(text);
  });

  it.each([
    ['2026-11-21T14:05', TORONTO, '2026-11-21T19:05:00.000Z'],
    ['2026-06-30T23:30', TORONTO, '2026-07-01T03:30:00.000Z'],
    ['2026-11-21T14:05:33', TORONTO, '2026-11-21T19:05:00.000Z'],
    ['2026-11-21T14:05', 'UTC', '2026-11-21T14:05:00.000Z'],
    ['2026-11-21T00:00', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ])('the typed time %p in %s is %s', (text, zone, iso) => {
    expect(fromWallClock(text, zone)).toBe(iso);
  });

  it('a repeated local time is the first of the two', () => {
    expect(fromWallClock('2026-11-01T01:30', TORONTO)).toBe('2026-11-01T05:30:00.000Z');
    expect(fromWallClock('2026-11-01T02:00', TORONTO)).toBe('2026-11-01T07:00:00.000Z');
  });

  it('a skipped local time is that much after the change', () => {
    expect(fromWallClock('2026-03-08T02:30', TORONTO)).toBe('2026-03-08T07:30:00.000Z');
    expect(fromWallClock('2026-03-08T01:59', TORONTO)).toBe('2026-03-08T06:59:00.000Z');
    expect(fromWallClock('2026-03-08T03:00', TORONTO)).toBe('2026-03-08T07:00:00.000Z');
  });

  it.each([
    '',
    ' ',
    'today',
    '2026-13-01T00:00',
    '2026-02-30T10:00',
    '2026-11-21',
    '2026-11-21T24:00',
    '2026-11-21T10:60',
  ])('%p is not read as a date', (text) => expect(fromWallClock(text, TORONTO)).toBeNull());

  it('times round-trip except in the repeated hour', () => {
    const random = seededNumbers(5);
    for (const zone of [TORONTO, 'Australia/Lord_Howe', 'Asia/Shanghai', 'America/St_Johns']) {
      for (let round = 0; round < 100; round += 1) {
        const iso = new Date(Date.UTC(2020, 0, 1) + Math.floor(random() * 4_000_000) * 60_000).toISOString();
        const shown = toWallClock(iso, zone);
        const read = fromWallClock(shown, zone);
        expect(toWallClock(read ?? '', zone)).toBe(shown);
        expect(Date.parse(iso) - Date.parse(read ?? '')).toBeGreaterThanOrEqual(0);
        expect(Date.parse(iso) - Date.parse(read ?? '')).toBeLessThanOrEqual(3_600_000);
      }
    }
  });
});
