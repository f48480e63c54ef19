import type {
  DeletedRow,
  DiscountCode,
  DiscountCodeInput,
  DiscountTierConfig,
  DiscountTierInput,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../shared/api/http.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const TIERS = '/api/admin/discount-tiers';

export const codesQuery = queryOptions({
  queryKey: staffKeys.discountCodes,
  queryFn: ({ signal }) => requestJson<DiscountCode[]>(CODES, { signal, staff: true }),
});

export const tiersQuery = queryOptions({
  queryKey: staffKeys.discountTiers,
  queryFn: ({ signal }) => requestJson<DiscountTierConfig[]>(TIERS, { signal, staff: true }),
});

export const createCode = (input: DiscountCodeInput): Promise<DiscountCode> =>
  requestJson(CODES, { method: 'POST', body: input, staff: true });

export const updateCode = ({ id, ...input }: DiscountCodeInput & { id: string }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PUT', body: input, staff: true });

export const switchCode = ({ id, active }: { id: string; active: boolean }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PATCH', body: { active }, staff: true });

export const deleteCode = (id: string): Promise<DeletedRow> =>
  requestJson(`${CODES}/${id}`, { method: 'DELETE', staff: true });

export const updateTier = ({ id, ...input }: DiscountTierInput & { id: string }): Promise<DiscountTierConfig> =>
  requestJson(`${TIERS}/${id}`, { method: 'PUT', body: input, staff: true });

/** A discount code's fields without their class, so that copies with other values are codes too. */
export type CodeData = Pick<DiscountCode, keyof DiscountCode>;
