import type { PlainReason } from '../texts/sentence.js';
import { addDays, dayIn, isDay, startOfDay, weekdayOf } from './store-day.js';

/** The date filter's choices (specification part 2 §2.7). */
export const DATE_FILTER_TYPES = ['all', 'today', 'yesterday', 'week', 'month', 'quarter', 'year', 'custom'] as const;

export type DateFilterType = (typeof DATE_FILTER_TYPES)[number];

export const DATE_FILTER_YEARS = 10;

/** An absent year, month or quarter means the current one. Either end of `custom` may be absent. */
export interface DateFilter {
  type: DateFilterType;
  quarter?: number;
  year?: number;
  month?: number;
  startDate?: string;
  endDate?: string;
}

export interface DayRange {
  from: string | null;
  to: string | null;
}

/** Instants from `from` up to but without `before`; null means unbounded. */
export interface InstantRange {
  from: Date | null;
  before: Date | null;
}

const OPEN: DayRange = { from: null, to: null };

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** The first day of a month; months beyond 12 belong to the next year. */
function firstOf(year: number, month: number): string {
  return `${pad(year + Math.floor((month - 1) / 12), 4)}-${pad(((month - 1) % 12) + 1, 2)}-01`;
}

function months(year: number, month: number, count: number): DayRange {
  return { from: firstOf(year, month), to: addDays(firstOf(year, month + count), -1) };
}

const isWhole = (value: number | undefined, from: number, to: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= from && value <= to);

/** Why a filter is invalid; null when it is valid. */
export function dateFilterProblem(filter: DateFilter): PlainReason | null {
  if (!isWhole(filter.quarter, 1, 4)) return 'The quarter must be a number from 1 to 4.';
  if (!isWhole(filter.month, 1, 12)) return 'The month must be a number from 1 to 12.';
  if (!isWhole(filter.year, 2000, 2099)) return 'The year must be a number from 2000 to 2099.';
  if (filter.type !== 'custom') return null;
  const { startDate, endDate } = filter;
  if (startDate === undefined && endDate === undefined) return 'A custom range needs a start date or an end date.';
  if (startDate !== undefined && !isDay(startDate)) return 'The start date must be a day as YYYY-MM-DD.';
  if (endDate !== undefined && !isDay(endDate)) return 'The end date must be a day as YYYY-MM-DD.';
  if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
    return 'The end date must not be before the start date.';
  }
  return null;
}

/** The days that a filter covers, `today` being a day of the store's calendar. Weeks begin on Monday. */
export function daysOfFilter(filter: DateFilter, today: string): DayRange {
  const year = filter.year ?? Number(today.slice(0, 4));
  const month = filter.month ?? Number(today.slice(5, 7));
  switch (filter.type) {
    case 'all':
      return OPEN;
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week': {
      const monday = addDays(today, -weekdayOf(today));
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'month':
      return months(year, month, 1);
    case 'quarter':
      return months(year, ((filter.quarter ?? Math.ceil(month / 3)) - 1) * 3 + 1, 3);
    case 'year':
      return months(year, 1, 12);
    case 'custom':
      return { from: filter.startDate ?? null, to: filter.endDate ?? null };
  }
}

export function instantsOfFilter(filter: DateFilter, now: Date, timeZone: string): InstantRange {
  const { from, to } = daysOfFilter(filter, dayIn(now, timeZone));
  return {
    from: from === null ? null : startOfDay(from, timeZone),
    before: to === null ? null : startOfDay(addDays(to, 1), timeZone),
  };
}
