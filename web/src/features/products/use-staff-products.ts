import type { Product } from '@larder/contracts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchStaffProducts } from '../../shared/api/staff-products.ts';
import { prepareSearch } from '../../shared/products/product-search.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useLive } from '../../shared/realtime/use-live.ts';
import { newerRows } from './changes/product-cache.ts';
import { isReordering } from './changes/use-reorder-products.ts';
import { inOrder } from './model/move-product.ts';

/** The list is rendered first and prepared for searching afterwards. */
const PREPARE_MS = 100;

/** Every product, refetched when one has changed. */
export function useStaffProducts(): UseQueryResult<Product[]> {
  const client = useQueryClient();
  useLive(
    () => true,
    () => void client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  );
  const answer = useQuery({
    queryKey: staffKeys.staffProducts,
    queryFn: async ({ signal }) => {
      const arrived = await fetchStaffProducts(signal);
      const held = client.getQueryData<Product[]>(staffKeys.staffProducts);
      const rows = newerRows(held, arrived);
      if (held === undefined || !isReordering(client)) return rows;
      return inOrder(
        rows,
        held.map(({ id }) => id),
      );
    },
  });
  const { data } = answer;
  useEffect(() => {
    if (data === undefined) return;
    const timer = setTimeout(() => prepareSearch(data), PREPARE_MS);
    return () => clearTimeout(timer);
  }, [data]);
  return answer;
}
