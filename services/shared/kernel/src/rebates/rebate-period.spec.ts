import { describe, expect, it } from '@jest/globals';
import { inEnglish } from '../texts/sentence.js';
import {
  daysOfPeriod,
  periodOfDay,
  quarterAfterYear,
  quarterChoices,
  quarterNumberOf,
  quartersOfPeriod,
  readRebatePeriod,
  rebatePeriodProblem,
  rebatePeriodText,
  rebateYears,
  type RebatePeriodName,
} from './rebate-period.js';

const TODAY = '2026-08-15';

function read(text: string): RebatePeriodName {
  const period = readRebatePeriod(text);
  if (!period) throw new Error(`${text} is not a period.`);
  return period;
}

describe('a period', () => {
  it.each([
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2024-Q1', '2024-01-01', '2024-03-31'],
    ['2026-Q2', '2026-04-01', '2026-06-30'],
    ['2026-Q3', '2026-07-01', '2026-09-30'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('the period %s goes from %s to %s', (text, from, to) => {
    expect(daysOfPeriod(read(text))).toEqual({ from, to });
    expect(rebatePeriodText(read(text))).toBe(text);
    expect(rebatePeriodText(periodOfDay(read(text).type, from))).toBe(text);
    expect(rebatePeriodText(periodOfDay(read(text).type, to))).toBe(text);
  });

  it.each(['', '2026-Q0', '2026-Q5', '26-Q1', '2026-q1', '2026Q1', '2026-1', ' 2026', '2026-Q1 '])(
    'is not %p',
    (text) => {
      expect(readRebatePeriod(text)).toBeNull();
    },
  );

  it('a period is a range of quarters numbered across years', () => {
    expect(quarterNumberOf('2026-01-01') - quarterNumberOf('2025-12-31')).toBe(1);
    expect(quartersOfPeriod(read('2026'))).toEqual({
      first: quarterNumberOf('2026-01-01'),
      last: quarterNumberOf('2026-12-31'),
    });
  });
});

describe('what can be chosen', () => {
  it('valid years are 2024 to ten years ahead', () => {
    expect(rebateYears(TODAY)).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036]);
  });

  it.each([
    [2025, [1, 2, 3, 4]],
    [2026, [1, 2, 3]],
    [2027, [1, 2, 3, 4]],
  ])('of %p the quarters %p can be chosen', (year, quarters) => {
    expect(quarterChoices(year, TODAY)).toEqual(quarters);
  });

  it.each([
    ['the current year with a later quarter', 4, 2026, 3],
    ['the current year with an earlier quarter', 2, 2026, 2],
    ['a year before', 4, 2025, 4],
    ['a year ahead', 3, 2027, 1],
  ])('choosing %s turns quarter %p of %p into %p', (_what, quarter, year, expected) => {
    expect(quarterAfterYear(quarter, year, TODAY)).toBe(expected);
  });

  it.each([
    ['quarterly', '2026-Q3', null],
    ['quarterly', '2026-Q4', 'That quarter has not begun yet.'],
    ['quarterly', '2027-Q4', null],
    ['annually', '2036', null],
    ['annually', '2037', 'The year must be from 2024 to 2036.'],
    ['annually', '2023', 'The year must be from 2024 to 2036.'],
    ['annually', '2026-Q3', 'The period must be a year as 2026.'],
    ['quarterly', '2026', 'The period must be a quarter as 2026-Q1.'],
  ] as const)('a period of %s that is %s: %p', (type, text, problem) => {
    const found = rebatePeriodProblem(type, text, TODAY);
    expect(found && inEnglish(found)).toBe(problem);
  });
});
