import type {
  AppliedSuggestions,
  DeletedRow,
  DiscountCode,
  DiscountCodeInput,
  DiscountTierConfig,
  DiscountTierInput,
  TierSuggestion,
  TierSuggestions,
} from '@larder/contracts';
import { requestJson } from '../../shared/api/http.ts';
import { staffQuery } from '../../shared/api/staff-query.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const TIERS = '/api/admin/discount-tiers';

export const codesQuery = staffQuery<DiscountCode[]>(staffKeys.discountCodes, CODES);

export const tiersQuery = staffQuery<DiscountTierConfig[]>(staffKeys.tierConfigs, TIERS);

export const createCode = ({ key, ...body }: DiscountCodeInput & { key: string }): Promise<DiscountCode> =>
  requestJson(CODES, { method: 'POST', body, staff: true, idempotencyKey: key });

export const updateCode = ({ id, ...input }: DiscountCodeInput & { id: string }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PUT', body: input, staff: true });

export const switchCode = ({ id, active }: { id: string; active: boolean }): Promise<DiscountCode> =>
  requestJson(`${CODES}/${id}`, { method: 'PATCH', body: { active }, staff: true });

export const deleteCode = (id: string): Promise<DeletedRow> =>
  requestJson(`${CODES}/${id}`, { method: 'DELETE', staff: true });

export const updateTier = ({ id, ...input }: DiscountTierInput & { id: string }): Promise<DiscountTierConfig> =>
  requestJson(`${TIERS}/${id}`, { method: 'PUT', body: input, staff: true });

/** Refetched each time, because codes and purchases change it. */
export const suggestionsQuery = {
  ...staffQuery<TierSuggestions>(staffKeys.tierSuggestions, `${TIERS}/suggestions`),
  staleTime: 0,
};

export const applySuggestions = (chosen: readonly TierSuggestion[]): Promise<AppliedSuggestions> =>
  requestJson(`${TIERS}/suggestions`, {
    method: 'POST',
    body: {
      suggestions: chosen.map(({ customer, tier, suggestedTier }) => ({
        customerId: customer.id,
        tier,
        suggestedTier,
      })),
    },
    staff: true,
  });

/** A discount code's fields without its class, so that copies with other values are assignable. */
export type CodeData = Pick<DiscountCode, keyof DiscountCode>;
