import {
  readRebatePeriod,
  rebatePeriodProblem,
  Refusal,
  type RebatePeriodName,
  type RebatePeriodType,
} from '@larder/kernel';

/** @param type null for either. @throws Refusal `invalid` with the broken rule (specification part 2 §5). */
export function readPeriod(type: RebatePeriodType | null, text: string, today: string): RebatePeriodName {
  const period = readRebatePeriod(text);
  const problem =
    period === null && type === null
      ? 'The period must be a quarter as 2026-Q1 or a year as 2026.'
      : rebatePeriodProblem(type ?? period?.type ?? 'quarterly', text, today);
  if (problem !== null || period === null) throw new Refusal('invalid', problem ?? 'The period is none.');
  return period;
}
