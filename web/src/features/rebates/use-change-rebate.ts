import type { CustomerRebate, RebateSummary } from '@larder/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { useStaffChange } from '../../shared/api/staff-query.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { ProblemStore } from '../../shared/ui/problem/problem-notice.tsx';
import { rebateToasts } from '../../texts/rebates/toasts.ts';
import { type RebateStep, changeRebate } from './rebates-api.ts';

type Step = 'approveRebate' | 'takeBackApproval' | 'payRebate' | 'undoPayment';

/** One step of a rebate, with its notice. Figures are refetched either way. */
export function useChangeRebate(kind: Step) {
  const send = ({ row, step }: { row: CustomerRebate; step: RebateStep }) => changeRebate(row.rebate, step);
  return useStaffChange(send, rebateToasts[kind], staffKeys.rebates);
}

/** Whether a change was refused because the rebate has changed since. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** The saved row in a refusal's body, if there is one. */
export function currentRebate(error: unknown): CustomerRebate | null {
  if (!isConflict(error)) return null;
  const { current } = (error.body ?? {}) as { current?: CustomerRebate };
  return typeof current?.rebate?.id === 'string' ? current : null;
}

/** The latest loaded state of a rebate. */
export function useNewestRow({ rebate: { id, period } }: CustomerRebate): () => CustomerRebate | undefined {
  const client = useQueryClient();
  return () =>
    client.getQueryData<RebateSummary>(staffKeys.rebateSummary(period))?.rebates.find(({ rebate }) => rebate.id === id);
}

/** The last calculation or report that failed. */
export const problems = new ProblemStore();
