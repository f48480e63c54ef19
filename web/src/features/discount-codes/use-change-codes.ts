import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../shared/api/changes.ts';
import { isLast, useStaffChange } from '../../shared/api/staff-query.ts';
import { refresh, useRefresh } from '../../shared/query/query-client.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { discountToasts } from '../../texts/discount-codes.ts';
import { type CodeData, createCode, deleteCode, switchCode, updateCode, updateTier } from './discounts-api.ts';

const KEY = staffKeys.discountCodes;

/** Customers are named after codes, and their rebates depend on the tiers of active codes: both are refetched. */
const CHANGED = [KEY, staffKeys.rebates] as const;

export const useCreateCode = () => useStaffChange(createCode, discountToasts.createDiscountCode, ...CHANGED);

export const useUpdateCode = () => useStaffChange(updateCode, discountToasts.updateDiscountCode, ...CHANGED);

export function useDeleteCode() {
  const client = useQueryClient();
  const { success, failure } = discountToasts.deleteDiscountCode;
  return useMutation({
    mutationFn: deleteCode,
    meta: { failure },
    onSuccess: ({ changeId }) =>
      offerUndoOf(client, { service: 'discounts-rebates', ids: [changeId] }, { title: success }),
    onSettled: useRefresh(...CHANGED),
  });
}

export const useUpdateTier = () => useMutation(tierUpdate(useQueryClient()));

/** Saves a tier. The codes carry its discount, and what is earned its rebate: both are refetched as well. */
export const tierUpdate = (client: QueryClient) =>
  mutationOptions({
    mutationFn: updateTier,
    meta: discountToasts.updateDiscountTier,
    onSettled: refresh(client, staffKeys.discountTiers, KEY, staffKeys.rebates),
  });

const SWITCHING = ['discount-code-switch'];

export const useSwitchCode = () => useMutation(codeSwitch(useQueryClient()));

/** Switches a code optimistically, and reverts only that row when the server refuses: others may be pending. */
export function codeSwitch(client: QueryClient) {
  const show = (id: string, active: boolean): void => {
    client.setQueryData<CodeData[]>(KEY, (list) => list?.map((code) => (code.id === id ? { ...code, active } : code)));
  };
  return mutationOptions({
    mutationKey: SWITCHING,
    mutationFn: switchCode,
    meta: discountToasts.switchDiscountCode,
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: KEY });
      show(id, active);
    },
    onError: (_error, { id, active }) => show(id, !active),
    onSettled: () => {
      if (isLast(client, SWITCHING)) void refresh(client, ...CHANGED)();
    },
  });
}
