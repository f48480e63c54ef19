import type { CustomerRebate } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { changeRebate, type RebateStep } from '../rebates-api.ts';

const NOTICES = {
  approve: rebateToasts.approveRebate,
  takeBack: rebateToasts.takeBackApproval,
  pay: rebateToasts.payRebate,
  undo: rebateToasts.undoPayment,
} as const;

/** One step of a rebate, with the notice that follows it. Figures are asked for again either way. */
export function useChangeRebate(kind: keyof typeof NOTICES) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, step }: { row: CustomerRebate; step: RebateStep }) => changeRebate(row.rebate, step),
    meta: NOTICES[kind],
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.rebates }),
  });
}
