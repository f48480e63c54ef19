import type { Product } from '@larder/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchStaffProducts } from '../../shared/api/products.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { afterBurst } from '../../shared/realtime/burst.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { newerRows } from './newer-rows.ts';

/** Every product, refreshed when anybody changes one. */
export function useStaffProducts(): UseQueryResult<Product[]> {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = afterBurst(() => void client.invalidateQueries({ queryKey: queryKeys.staffProducts }));
    const releases = [realtime.onMessage(refresh.touch), realtime.onResume(refresh.touch), refresh.cancel];
    return () => {
      for (const release of releases) release();
    };
  }, [client]);
  return useQuery({
    queryKey: queryKeys.staffProducts,
    queryFn: async ({ signal }) => {
      const arrived = await fetchStaffProducts(signal);
      return newerRows(client.getQueryData<Product[]>(queryKeys.staffProducts), arrived);
    },
  });
}
