import type {
  DeletedDiscountCode,
  DiscountCode,
  DiscountCodeInput,
  DiscountTierConfig,
  DiscountTierInput,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { requestJson } from '../../shared/api/http.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const TIERS = '/api/admin/discount-tiers';

export const codesQuery = queryOptions({
  queryKey: queryKeys.discountCodes,
  queryFn: ({ signal }) => requestJson<DiscountCode[]>(CODES, { signal, staff: true }),
});

export const tiersQuery = queryOptions({
  queryKey: queryKeys.discountTiers,
  queryFn: ({ signal }) => requestJson<DiscountTierConfig[]>(TIERS, { signal, staff: true }),
});

export const createCode = (input: DiscountCodeInput): Promise<DiscountCode> =>
  requestJson(CODES, { method: 'POST', body: input, staff: true });

export const updateCode = ({ id, ...input }: DiscountCodeInput & { id: string }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PUT', body: input, staff: true });

export const switchCode = ({ id, active }: { id: string; active: boolean }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PATCH', body: { active }, staff: true });

export const deleteCode = (id: string): Promise<DeletedDiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'DELETE', staff: true });

export const updateTier = ({ id, ...input }: DiscountTierInput & { id: string }): Promise<DiscountTierConfig> =>
  requestJson(`${TIERS}/${id}`, { method: 'PUT', body: input, staff: true });

/** What is saved now, when a change was refused because somebody else was faster; null for any other failure. */
export function currentOfConflict<T extends { id: string }>(error: unknown): T | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: T };
  return typeof current?.id === 'string' ? current : null;
}

/** What the server said about a failure, or our own sentence when it said nothing. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? fallback;
}
