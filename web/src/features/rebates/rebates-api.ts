import type {
  CustomerRebate,
  CustomerRebateOrders,
  CustomerRebateReport,
  RebateRun,
  RebateRunAnswer,
  RebateSummary,
} from '@larder/contracts';
import { rebatePeriodText, type PaymentMethod, type RebatePeriodName } from '@larder/kernel';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../shared/api/http.ts';
import { staffQuery } from '../../shared/api/staff-query.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';

const REBATES = '/api/admin/rebates';

/** Longer than the server waits for a calculation before it answers with its progress. */
const CALCULATION_TIMEOUT_MS = 120_000;

/** How often the figures of the current period are refetched while the page is open. */
const ACCRUAL_EVERY_MS = 4000;
/** Figures that are being recalculated are ready within two seconds. */
const SETTLING_EVERY_MS = 1000;

const periodQuery = (period: RebatePeriodName): string =>
  `periodType=${period.type}&period=${rebatePeriodText(period)}`;

export function summaryQuery(period: RebatePeriodName) {
  return queryOptions({
    queryKey: staffKeys.rebateSummary(rebatePeriodText(period)),
    queryFn: ({ signal }) =>
      requestJson<RebateSummary>(`${REBATES}/summary?${periodQuery(period)}`, { signal, staff: true }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.rebates.some(({ rebate }) => rebate.isSettling) === true) return SETTLING_EVERY_MS;
      return data === undefined || data.accrual === null ? false : ACCRUAL_EVERY_MS;
    },
  });
}

/** The newest calculation of a period, never cached because it progresses. */
export function runQuery(period: RebatePeriodName) {
  return queryOptions({
    queryKey: staffKeys.rebateRun(rebatePeriodText(period)),
    queryFn: async ({ signal }) => (await fetchRun(period, signal)).run,
    staleTime: 0,
  });
}

export const fetchRun = (period: RebatePeriodName, signal?: AbortSignal): Promise<RebateRunAnswer> =>
  requestJson<RebateRunAnswer>(`${REBATES}/run?${periodQuery(period)}`, { signal, staff: true });

export const calculateRebates = (period: RebatePeriodName): Promise<RebateRun> =>
  requestJson<RebateRun>(`${REBATES}/calculate`, {
    method: 'POST',
    body: { periodType: period.type, period: rebatePeriodText(period) },
    timeoutMs: CALCULATION_TIMEOUT_MS,
    staff: true,
  });

export interface Payment {
  paidDate: string;
  paymentMethod: PaymentMethod;
  paymentReference: string;
  notes: string | null;
}

/** Changes of a rebate: each is refused when the version has changed. */
export type RebateStep =
  | ({ status: 'paid' } & Payment)
  | { status: 'approved' | 'pending' }
  | { status: 'pending'; reason: string };

export function changeRebate(
  { id, version }: Pick<CustomerRebate['rebate'], 'id' | 'version'>,
  step: RebateStep,
): Promise<CustomerRebate> {
  return requestJson<CustomerRebate>(`${REBATES}/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: step,
    ifMatch: version,
    staff: true,
  });
}

const ofCustomer = (id: string, what: 'report' | 'orders', period: string): string =>
  `${REBATES}/customer/${encodeURIComponent(id)}/${what}?period=${encodeURIComponent(period)}`;

/** Cached only while shown, so that outdated figures are never sent to a customer. */
const NEVER_OLD = { staleTime: 0, gcTime: 0 } as const;

export const reportQuery = (id: string, period: string) => ({
  ...staffQuery<CustomerRebateReport>(staffKeys.rebateReport(id, period), ofCustomer(id, 'report', period)),
  ...NEVER_OLD,
});

export const reportOrdersQuery = (id: string, period: string) => ({
  ...staffQuery<CustomerRebateOrders>(staffKeys.rebateOrders(id, period), ofCustomer(id, 'orders', period)),
  ...NEVER_OLD,
});
