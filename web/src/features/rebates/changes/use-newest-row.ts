import type { CustomerRebate, RebateSummary } from '@larder/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/query/staff-keys.ts';

/** A rebate as the page knows it by now, whatever was opened with it. */
export function useNewestRow({ rebate: { id, period } }: CustomerRebate): () => CustomerRebate | undefined {
  const client = useQueryClient();
  return () =>
    client.getQueryData<RebateSummary>(staffKeys.rebateSummary(period))?.rebates.find(({ rebate }) => rebate.id === id);
}
