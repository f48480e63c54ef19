import { describe, expect, it } from '@jest/globals';
import { maskDay, readTypedDay, typedDayProblem, writeTypedDay } from './date-text.ts';

/** The text of the field after typing these keys. */
const typed = (keys: string): string => keys.split('').reduce((text, key) => maskDay(text + key, text), '');

describe('a typed date', () => {
  it.each([
    ['11/22/2026', '2026-11-22'],
    [' 1/5/2027 ', '2027-01-05'],
    ['2026-11-22', '2026-11-22'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2027', null],
    ['22/11/2026', null],
    ['11/22/26', null],
    ['tomorrow', null],
    ['', null],
  ])('the typed date %p is %p', (text, day) => {
    expect(readTypedDay(text)).toBe(day);
  });

  it('a date is formatted while typing', () => {
    expect(writeTypedDay('2026-11-22')).toBe('11/22/2026');
  });

  it('slashes of a date are added automatically, and may be typed', () => {
    expect(typed('11222026')).toBe('11/22/2026');
    expect(typed('11/22/2026')).toBe('11/22/2026');
    expect(typed('1/5/2027')).toBe('1/5/2027');
    expect(typed('11222026999')).toBe('11/22/2026');
    expect(typed('ab1c1')).toBe('11/');
  });

  it('a typed date can be deleted, slashes too, and pasted', () => {
    expect(maskDay('11/22', '11/22/')).toBe('11/22');
    expect(maskDay('11', '11/')).toBe('11');
    expect(maskDay('2026-11-22', '')).toBe('11/22/2026');
    expect(maskDay('11222026', '')).toBe('11/22/2026');
    expect(maskDay('2026/11/22', '')).toBe('11/22/2026');
    expect(maskDay('2026年1月5日', '')).toBe('01/05/2026');
  });

  it('digits of a Chinese keyboard count as plain ones', () => {
    expect(maskDay('１１／２２／２０２６', '')).toBe('11/22/2026');
  });

  it('an invalid date is refused with its reason', () => {
    const days = { from: '2026-11-22', to: '2027-11-21' };
    const problem = (text: string) => typedDayProblem(text, days);
    expect(problem('')).toBe('missing');
    expect(problem('11/2')).toBe('unreadable');
    expect(problem('11/21/2026')).toBe('too-early');
    expect(problem('11/22/2026')).toBeNull();
    expect(problem('11/21/2027')).toBeNull();
    expect(problem('11/22/2027')).toBe('too-late');
  });
});
