import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mergeCustomers } from '../../../shared/api/rebate-customers.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';

/** Joins two customers. Codes name their customer, so they are asked for again as well. */
export function useMergeCustomers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mergeCustomers,
    meta: toastTexts.mergeCustomers,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.rebates }),
        client.invalidateQueries({ queryKey: queryKeys.discountCodes }),
      ]),
  });
}
