import {
  periodOfDay,
  quarterAfterYear,
  quarterOf,
  readRebatePeriod,
  rebatePeriodProblem,
  type RebatePeriodName,
  type RebatePeriodType,
} from '@larder/kernel';

/** A chosen period, and whether choosing it has put the quarter elsewhere (specification part 2 §5). */
export interface PeriodChoice {
  period: RebatePeriodName;
  /** The quarter the person sees now instead of the one they had; null when it is the same. */
  resetTo: number | null;
}

/** The period that is meant by the text of an address; the running one when it means none that can be chosen. */
export function periodShown(type: RebatePeriodType, text: string | null, today: string): RebatePeriodName {
  const named = text !== null && rebatePeriodProblem(type, text, today) === null ? readRebatePeriod(text) : null;
  return named ?? periodOfDay(type, today);
}

/** @param quarter the quarter that was chosen last, for the way back from a whole year; null for the running one. */
export function chooseType(
  { type: before, year, quarter: chosen }: RebatePeriodName,
  type: RebatePeriodType,
  quarter: number | null,
  today: string,
): PeriodChoice {
  if (type === before) return { period: { type, year, quarter: chosen }, resetTo: null };
  if (type === 'annually') return { period: { type, year, quarter: null }, resetTo: null };
  return quarterOfYear(year, quarter ?? quarterOf(today), today);
}

export function chooseYear({ type, quarter }: RebatePeriodName, year: number, today: string): PeriodChoice {
  if (quarter === null) return { period: { type, year, quarter }, resetTo: null };
  return quarterOfYear(year, quarter, today);
}

function quarterOfYear(year: number, quarter: number, today: string): PeriodChoice {
  const kept = quarterAfterYear(quarter, year, today);
  return { period: { type: 'quarterly', year, quarter: kept }, resetTo: kept === quarter ? null : kept };
}
