import { addDays } from '../dates/store-day.js';
import { sentence, toSentence, type Sentence } from '../texts/sentence.js';

/** The periods of rebates (specification part 2 §2.5). A tier's minimum may also be per month. */
export const REBATE_PERIOD_TYPES = ['quarterly', 'annually'] as const;

export type RebatePeriodType = (typeof REBATE_PERIOD_TYPES)[number];

/** The first year that rebates can be calculated for, and how many years after the current one. */
export const FIRST_REBATE_YEAR = 2024;
export const REBATE_YEARS_AHEAD = 10;

export interface RebatePeriodName {
  type: RebatePeriodType;
  year: number;
  /** 1 to 4; null when the period is a year. */
  quarter: number | null;
}

/** Quarters are counted from the year 0: 2026-Q3 is 2026 × 4 + 2. */
export interface QuarterRange {
  first: number;
  last: number;
}

const NAME = /^(\d{4})(?:-Q([1-4]))?$/;

export function readRebatePeriod(text: string): RebatePeriodName | null {
  const match = NAME.exec(text);
  if (!match) return null;
  const quarter = match[2] === undefined ? null : Number(match[2]);
  return { type: quarter === null ? 'annually' : 'quarterly', year: Number(match[1]), quarter };
}

export function rebatePeriodText({ year, quarter }: Pick<RebatePeriodName, 'year' | 'quarter'>): string {
  return quarter === null ? String(year) : `${year}-Q${quarter}`;
}

export function quarterOf(day: string): number {
  return Math.ceil(Number(day.slice(5, 7)) / 3);
}

export function quarterNumberOf(day: string): number {
  return Number(day.slice(0, 4)) * 4 + quarterOf(day) - 1;
}

export function quartersOfPeriod({ year, quarter }: RebatePeriodName): QuarterRange {
  return quarter === null
    ? { first: year * 4, last: year * 4 + 3 }
    : { first: year * 4 + quarter - 1, last: year * 4 + quarter - 1 };
}

export function daysOfPeriod(period: RebatePeriodName): { from: string; to: string } {
  const { first, last } = quartersOfPeriod(period);
  return { from: firstDayOf(first), to: addDays(firstDayOf(last + 1), -1) };
}

function firstDayOf(quarterNumber: number): string {
  return `${Math.floor(quarterNumber / 4)}-${String((quarterNumber % 4) * 3 + 1).padStart(2, '0')}-01`;
}

export function periodOfDay(type: RebatePeriodType, day: string): RebatePeriodName {
  return { type, year: Number(day.slice(0, 4)), quarter: type === 'quarterly' ? quarterOf(day) : null };
}

/** The years that can be chosen: 2024 to the current one plus ten (specification part 2 §9). */
export function rebateYears(today: string): number[] {
  const last = Number(today.slice(0, 4)) + REBATE_YEARS_AHEAD;
  return Array.from({ length: last - FIRST_REBATE_YEAR + 1 }, (_, index) => FIRST_REBATE_YEAR + index);
}

/** The quarters up to the current one for this year, all four for other years (§5). */
export function quarterChoices(year: number, today: string): number[] {
  const last = year === Number(today.slice(0, 4)) ? quarterOf(today) : 4;
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Choosing the current year turns a later quarter into the current one; a future year begins with quarter 1 (§5). */
export function quarterAfterYear(quarter: number, year: number, today: string): number {
  const current = Number(today.slice(0, 4));
  if (year > current) return 1;
  return year === current ? Math.min(quarter, quarterOf(today)) : quarter;
}

/** Why a text is not a period that can be calculated, as a sentence for users; null when it can be. */
export function rebatePeriodProblem(type: RebatePeriodType, text: string, today: string): Sentence | null {
  const period = readRebatePeriod(text);
  if (period?.type !== type) {
    return toSentence(
      type === 'quarterly' ? 'The period must be a quarter as 2026-Q1.' : 'The period must be a year as 2026.',
    );
  }
  const years = rebateYears(today);
  if (!years.includes(period.year))
    return sentence('The year must be from {first} to {last}.', {
      first: FIRST_REBATE_YEAR,
      last: years.at(-1) ?? FIRST_REBATE_YEAR,
    });
  if (period.quarter !== null && !quarterChoices(period.year, today).includes(period.quarter)) {
    return sentence('That quarter has not begun yet.');
  }
  return null;
}
