import { describe, expect, it } from '@jest/globals';
import { addDays, dayIn, dayOf, instantOf, isDay, startOfDay, weekdayOf } from './store-day.js';

const TORONTO = 'America/Toronto';

describe("the store's calendar", () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['0000-01-01', false],
    ['0099-01-01', false],
    ['9999-12-31', false],
    ['', false],
  ])('the calendar has %p: %p', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('the day of a text is the day itself, or the day of its instant in the zone', () => {
    expect(dayOf('2026-11-21', TORONTO)).toBe('2026-11-21');
    expect(dayOf('2026-11-22T04:30:00Z', TORONTO)).toBe('2026-11-21');
    expect(dayOf('2026-11-22T00:30:00+08:00', TORONTO)).toBe('2026-11-21');
  });

  it("the day is the one in the store's time zone", () => {
    expect(dayIn(new Date('2026-11-21T04:59:59Z'), TORONTO)).toBe('2026-11-20');
    expect(dayIn(new Date('2026-11-21T05:00:00Z'), TORONTO)).toBe('2026-11-21');
    expect(dayIn(new Date('2026-07-01T03:59:59Z'), TORONTO)).toBe('2026-06-30');
  });

  it('days are counted across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('a week begins on Monday', () => {
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
  });

  it.each([
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('the day %s begins in Toronto at %s', (day, instant) => {
    expect(startOfDay(day, TORONTO).toISOString()).toBe(instant);
  });

  it('a skipped hour maps to the next one and a repeated hour to its first occurrence', () => {
    expect(instantOf('2026-03-08', 2, TORONTO).toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(instantOf('2026-11-01', 1, TORONTO).toISOString()).toBe('2026-11-01T05:00:00.000Z');
  });
});
