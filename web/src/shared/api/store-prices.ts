import type {
  BulkOverride,
  BulkOverrideResult,
  OverrideItem,
  OverrideSummary,
  RedundantOverrides,
  RetailMatrix,
} from '@larder/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const OVERRIDES = '/api/admin/overrides';

/** All stores' overrides of a product. */
export function fetchStorePrices(productId: string, signal?: AbortSignal): Promise<RetailMatrix> {
  const path = `${OVERRIDES}/matrix?product=${encodeURIComponent(productId)}`;
  return requestJson<RetailMatrix>(path, { signal, staff: true });
}

/** Rows of the comparison per page. */
export const COMPARED_AT_ONCE = 50;

/** Products with all stores' overrides of each. */
export function matrixQuery(search: string, differ: boolean, from: number) {
  const query = new URLSearchParams({ search, from: String(from), limit: String(COMPARED_AT_ONCE) });
  if (differ) query.set('differ', '1');
  return {
    ...staffQuery<RetailMatrix>(staffKeys.storeMatrix(query.toString()), `${OVERRIDES}/matrix?${query}`),
    placeholderData: keepPreviousData,
  };
}

export const applyOverrides = (body: BulkOverride): Promise<BulkOverrideResult> =>
  requestJson<BulkOverrideResult>(`${OVERRIDES}/bulk`, { method: 'POST', body, staff: true });

/** Resets single fields of a product in these stores to the chain's values. */
export function followChain(
  stores: string[],
  productId: string,
  fields: readonly OwnField[],
): Promise<BulkOverrideResult> {
  const item: OverrideItem = { kind: 'retail', productId, ...Object.fromEntries(fields.map((field) => [field, null])) };
  return applyOverrides({ stores, items: [item] });
}

/** Resets them in every store that overrides one of them. */
export async function followChainEverywhere(
  productId: string,
  fields: readonly OwnField[],
): Promise<BulkOverrideResult | null> {
  const { rows } = await fetchStorePrices(productId);
  const differing = Object.entries(rows[0]?.stores ?? {}).filter(([, own]) =>
    fields.some((field) => own[field] !== null),
  );
  const stores = differing.map(([slug]) => slug);
  return stores.length === 0 ? null : followChain(stores, productId, fields);
}

/** The fields that a store may override. */
export const OWN_FIELDS = ['ourPrice', 'retailPrice', 'active'] as const;
export type OwnField = (typeof OWN_FIELDS)[number];

/** The number of each store's overrides, and when its prices were confirmed. */
export const overrideFiguresQuery = staffQuery<OverrideSummary>(staffKeys.overrideFigures, `${OVERRIDES}/summary`);

/** A store's redundant overrides, and the plan of removing them; null without any. */
export const redundantPlanQuery = (store: string) => ({
  queryKey: staffKeys.redundantOverrides(store),
  queryFn: async (): Promise<{ items: OverrideItem[]; plan: BulkOverrideResult } | null> => {
    const path = `${OVERRIDES}/redundant?store=${encodeURIComponent(store)}`;
    const { productIds } = await requestJson<RedundantOverrides>(path, { staff: true });
    if (productIds.length === 0) return null;
    const items = productIds.map((productId): OverrideItem => ({ kind: 'retail', productId, reset: true }));
    return { items, plan: await applyOverrides({ stores: [store], items, dryRun: true }) };
  },
  // A plan is never reused.
  staleTime: 0,
  gcTime: 0,
});
