import type { BulkOverride, BulkOverrideResult, OverrideItem, OverrideMatrix } from '@larder/contracts';
import { requestJson } from './http.ts';

const OVERRIDES = '/api/admin/overrides';

/** What every store says of a product itself. */
export function fetchStorePrices(productId: string, signal?: AbortSignal): Promise<OverrideMatrix> {
  const path = `${OVERRIDES}/matrix?product=${encodeURIComponent(productId)}`;
  return requestJson<OverrideMatrix>(path, { signal, staff: true });
}

export function applyOverrides(body: BulkOverride): Promise<BulkOverrideResult> {
  return requestJson<BulkOverrideResult>(`${OVERRIDES}/bulk`, { method: 'POST', body, staff: true });
}

/** Lets single fields of a product in a store follow the chain again. */
export function followChain(
  store: string,
  productId: string,
  fields: readonly OwnField[],
): Promise<BulkOverrideResult> {
  const item: OverrideItem = { kind: 'retail', productId, ...Object.fromEntries(fields.map((field) => [field, null])) };
  return applyOverrides({ stores: [store], items: [item] });
}

/** What a store may say itself. */
export type OwnField = 'ourPrice' | 'retailPrice' | 'active';
