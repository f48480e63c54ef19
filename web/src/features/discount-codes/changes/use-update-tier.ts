import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { updateTier } from '../discounts-api.ts';

/** Saves a tier. The codes carry its discount, and what is earned its rebate: both are asked for again as well. */
export function useUpdateTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateTier,
    meta: toastTexts.updateDiscountTier,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.discountTiers }),
        client.invalidateQueries({ queryKey: queryKeys.discountCodes }),
        client.invalidateQueries({ queryKey: queryKeys.rebates }),
      ]),
  });
}
