import type { CustomerRebate } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { changeRebate, type RebateStep } from '../rebates-api.ts';

const NOTICES = {
  approve: toastTexts.approveRebate,
  takeBack: toastTexts.takeBackApproval,
  pay: toastTexts.payRebate,
  undo: toastTexts.undoPayment,
} as const;

/** One step of a rebate, with the notice that follows it. Figures are asked for again either way. */
export function useChangeRebate(kind: keyof typeof NOTICES) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, step }: { row: CustomerRebate; step: RebateStep }) => changeRebate(row.rebate, step),
    meta: NOTICES[kind],
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.rebates }),
  });
}
