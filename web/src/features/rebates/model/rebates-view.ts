import {
  REBATE_PERIOD_TYPES,
  REBATE_STATUSES,
  readRebatePeriod,
  type RebatePeriodType,
  type RebateStatus,
} from '@larder/kernel';
import { choice, object, sorting, text, type AddressCodec } from '../../../shared/routing/address-codec.ts';
import { SORT_KEYS, type RebateSort } from './rebate-rows.ts';

/** What the screen shows. */
export interface RebatesView {
  type: RebatePeriodType;
  /** "2026-Q3" or "2026"; null for the running one. */
  period: string | null;
  query: string;
  /** Null for all. */
  status: RebateStatus | null;
  sort: RebateSort;
}

/** The customers who bought most come first. */
export const FIRST_SORT: RebateSort = { key: 'purchases', descending: true };

const LONGEST_QUERY = 100;

/** A chosen period is in the address even when it is the running one: a link shows the same next year. */
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
