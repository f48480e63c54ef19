import {
  periodOfDay,
  quarterAfterYear,
  quarterOf,
  readRebatePeriod,
  REBATE_PERIOD_TYPES,
  REBATE_STATUSES,
  type RebatePeriodName,
  rebatePeriodProblem,
  type RebatePeriodType,
  type RebateStatus,
} from '@larder/kernel';
import { type AddressCodec, choice, object, sorting, text } from '../../../shared/routing/address-codec.ts';
import { type RebateSort, SORT_KEYS } from './rebate-rows.ts';

/** A chosen period, and whether choosing it changed the quarter (specification part 2 §5). */
export interface PeriodChoice {
  period: RebatePeriodName;
  /** The new quarter, if it differs from the previous one; otherwise null. */
  resetTo: number | null;
}

/** The period in an address; the current one if the text is not a period that can be chosen. */
export function periodShown(type: RebatePeriodType, text: string | null, today: string): RebatePeriodName {
  const named = text !== null && rebatePeriodProblem(type, text, today) === null ? readRebatePeriod(text) : null;
  return named ?? periodOfDay(type, today);
}

/** @param quarter the quarter chosen before a whole year; null for the current one. */
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

/** The state of the page. */
export interface RebatesView {
  type: RebatePeriodType;
  /** "2026-Q3" or "2026"; null for the current one. */
  period: string | null;
  query: string;
  /** Null means all. */
  status: RebateStatus | null;
  sort: RebateSort;
}

/** Customers with the largest purchases come first. */
export const FIRST_SORT: RebateSort = { key: 'purchases', descending: true };

const LONGEST_QUERY = 100;

/** A chosen period is in the address even if it is the current one, so that a link shows the same next year. */
const PERIOD: AddressCodec<Pick<RebatesView, 'type' | 'period'>> = {
  names: ['periodType', 'period'],
  read: (parameters) => {
    const found = parameters.get('period') ?? '';
    const period = readRebatePeriod(found);
    const named = REBATE_PERIOD_TYPES.find((type) => type === parameters.get('periodType'));
    const type = named ?? period?.type ?? REBATE_PERIOD_TYPES[0];
    return { type, period: period?.type === type ? found : null };
  },
  write: ({ type, period }) => [
    ...(period !== null || type !== REBATE_PERIOD_TYPES[0] ? [['periodType', type] as [string, string]] : []),
    ...(period === null ? [] : [['period', period] as [string, string]]),
  ],
};

const LIST = object<Omit<RebatesView, 'type' | 'period'>>({
  query: text('q', LONGEST_QUERY),
  status: choice<RebateStatus | null>('status', REBATE_STATUSES, null),
  sort: sorting(SORT_KEYS, FIRST_SORT, 'direction'),
});

export const REBATES_ADDRESS: AddressCodec<RebatesView> = {
  names: [...PERIOD.names, ...LIST.names],
  read: (parameters) => ({ ...PERIOD.read(parameters), ...LIST.read(parameters) }),
  write: (view) => [...PERIOD.write(view), ...LIST.write(view)],
};
