import type { CustomerRebate } from '@larder/contracts';
import { ApiError } from '../../../shared/api/api-error.ts';

/** What is saved now, when a change was refused because the rebate is another than the one seen; null for any other failure. */
export function currentRebate(error: unknown): CustomerRebate | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: CustomerRebate };
  return typeof current?.rebate?.id === 'string' ? current : null;
}
