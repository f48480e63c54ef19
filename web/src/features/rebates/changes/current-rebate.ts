import type { CustomerRebate } from '@larder/contracts';
import { ApiError } from '../../../shared/api/api-error.ts';

/** Whether a change was refused because the rebate is no longer what it was. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** What is saved now, where the refusal says so. */
export function currentRebate(error: unknown): CustomerRebate | null {
  if (!isConflict(error)) return null;
  const { current } = (error.body ?? {}) as { current?: CustomerRebate };
  return typeof current?.rebate?.id === 'string' ? current : null;
}
