import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../shared/api/changes.ts';
import { isLast } from '../../shared/api/staff-query.ts';
import { type MutationNotices, refresh } from '../../shared/query/query-client.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { discountToasts } from '../../texts/discount-codes.ts';
import { type CodeData, createCode, deleteCode, switchCode, updateCode, updateTier } from './discounts-api.ts';

const KEY = staffKeys.discountCodes;

const CHANGING = ['discount-code'];

/** Refetches after the last answer, because before it the list would show the other codes as they were. */
export const codeChange = (client: QueryClient, meta: MutationNotices) => ({
  mutationKey: CHANGING,
  meta,
  onSettled: () => (isLast(client, CHANGING) ? refresh(client, KEY, staffKeys.rebates)() : undefined),
});

export const useCreateCode = () =>
  useMutation({ ...codeChange(useQueryClient(), discountToasts.createDiscountCode), mutationFn: createCode });

export const useUpdateCode = () =>
  useMutation({ ...codeChange(useQueryClient(), discountToasts.updateDiscountCode), mutationFn: updateCode });

export function useDeleteCode() {
  const client = useQueryClient();
  const { success, failure } = discountToasts.deleteDiscountCode;
  return useMutation({
    ...codeChange(client, { failure }),
    mutationFn: deleteCode,
    onSuccess: ({ changeId }) =>
      offerUndoOf(client, { service: 'discounts-rebates', ids: [changeId] }, { title: success }),
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

export const useSwitchCode = () => useMutation(codeSwitch(useQueryClient()));

/** Switches a code optimistically, and reverts only that row when the server refuses: others may be pending. */
export function codeSwitch(client: QueryClient) {
  const show = (id: string, active: boolean): void => {
    client.setQueryData<CodeData[]>(KEY, (list) => list?.map((code) => (code.id === id ? { ...code, active } : code)));
  };
  const change = codeChange(client, discountToasts.switchDiscountCode);
  return mutationOptions({
    ...change,
    mutationFn: switchCode,
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: KEY });
      show(id, active);
    },
    onError: (_error, { id, active }) => show(id, !active),
    onSettled: () => void change.onSettled(),
  });
}
