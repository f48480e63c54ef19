import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { createCode, deleteCode, switchCode, updateCode } from '../discounts-api.ts';
import type { CodeData } from '../model/code-data.ts';

const KEY = queryKeys.discountCodes;

/** Customers are named by their codes, and earn their rebates by the tiers of those that are active. */
function useRefreshCodes(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: queryKeys.rebates }),
    ]);
}

export function useCreateCode() {
  return useMutation({ mutationFn: createCode, meta: toastTexts.createDiscountCode, onSettled: useRefreshCodes() });
}

export function useUpdateCode() {
  return useMutation({ mutationFn: updateCode, meta: toastTexts.updateDiscountCode, onSettled: useRefreshCodes() });
}

export function useDeleteCode() {
  return useMutation({ mutationFn: deleteCode, meta: toastTexts.deleteDiscountCode, onSettled: useRefreshCodes() });
}

/** Switches a code at once, and back when the server refuses: that row alone, since others may be on their way. */
export function useSwitchCode() {
  const client = useQueryClient();
  const show = (id: string, active: boolean): void => {
    client.setQueryData<CodeData[]>(KEY, (list) => list?.map((code) => (code.id === id ? { ...code, active } : code)));
  };
  return useMutation({
    mutationFn: switchCode,
    meta: toastTexts.switchDiscountCode,
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: KEY });
      show(id, active);
    },
    onError: (_error, { id, active }) => show(id, !active),
    onSettled: useRefreshCodes(),
  });
}
