import { daysOfPeriod, readRebatePeriod, type RebatePeriodName } from '@larder/kernel';
import { shortCalendarWords } from '../../../shared/time/time-words.ts';

/** "Q3 2026", or "2026" for a whole year. */
export function periodName({ year, quarter }: Pick<RebatePeriodName, 'year' | 'quarter'>): string {
  return quarter === null ? String(year) : `Q${quarter} ${year}`;
}

/** "Q3 2026 · Jul 1–Sep 30". */
export function periodWords(period: RebatePeriodName): string {
  return `${periodName(period)} · ${periodDays(period)}`;
}

/** "Jul 1–Sep 30". */
export function periodDays(period: RebatePeriodName): string {
  const { from, to } = daysOfPeriod(period);
  return `${shortCalendarWords(from)}–${shortCalendarWords(to)}`;
}

/** The text of the API in words: "2026-Q3" → "Q3 2026"; what names no period stays as it came. */
export function namedPeriod(text: string): string {
  const period = readRebatePeriod(text);
  return period === null ? text : periodName(period);
}
