import {
  REBATE_PERIOD_TYPES,
  REBATE_STATUSES,
  readRebatePeriod,
  type RebatePeriodType,
  type RebateStatus,
} from '@larder/kernel';
import { SORT_KEYS, type RebateSort } from './rebate-rows.ts';

/** What the screen shows. */
export interface RebatesView {
  type: RebatePeriodType;
  /** "2026-Q3" or "2026"; null as long as nobody has chosen: the running one. */
  period: string | null;
  query: string;
  /** Null for all. */
  status: RebateStatus | null;
  sort: RebateSort;
}

/** The customers who bought most come first. */
export const FIRST_SORT: RebateSort = { key: 'purchases', descending: true };

const LONGEST_QUERY = 100;
const OURS = ['periodType', 'period', 'q', 'status', 'sort', 'direction'] as const;

/** What an address says; whatever makes no sense in it is as if it were not there. */
export function readRebatesView(parameters: URLSearchParams): RebatesView {
  const text = parameters.get('period') ?? '';
  const period = readRebatePeriod(text);
  const named = REBATE_PERIOD_TYPES.find((type) => type === parameters.get('periodType'));
  const type = named ?? period?.type ?? REBATE_PERIOD_TYPES[0];
  const key = SORT_KEYS.find((known) => known === parameters.get('sort')) ?? FIRST_SORT.key;
  return {
    type,
    period: period?.type === type ? text : null,
    query: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY),
    status: REBATE_STATUSES.find((status) => status === parameters.get('status')) ?? null,
    sort: { key, descending: parameters.get('direction') !== 'asc' },
  };
}

/** A period that was chosen stands in the address even when it is the running one: a link shows the same next year. */
export function writeRebatesView(view: RebatesView, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of OURS) next.delete(name);
  if (view.period !== null || view.type !== REBATE_PERIOD_TYPES[0]) next.set('periodType', view.type);
  if (view.period !== null) next.set('period', view.period);
  if (view.query.trim() !== '') next.set('q', view.query);
  if (view.status !== null) next.set('status', view.status);
  if (view.sort.key !== FIRST_SORT.key) next.set('sort', view.sort.key);
  if (!view.sort.descending) next.set('direction', 'asc');
  return next;
}
