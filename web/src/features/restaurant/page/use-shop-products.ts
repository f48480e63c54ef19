import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { hearOfSheet, shopProductsQuery } from '../../../shared/api/restaurant-shop.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { isOfSheet } from '../../../shared/realtime/live-message.ts';
import { usePriceFollower } from '../../../shared/realtime/price-follower.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { type ShopProduct, shopProductOf } from '../model/shop-product.ts';

export interface ShopProducts {
  /** Null until the first list has loaded. */
  list: readonly ShopProduct[] | null;
  byId: ReadonlyMap<string, ShopProduct> | null;
  /** Whether the prices are those of the applied code. */
  current: boolean;
  /** Whether nothing could be loaded. */
  failed: boolean;
  /** When the list was loaded, if it could not be refreshed since; null while it is fresh. */
  staleSince: string | null;
  retry(): void;
}

/** The products at the prices of a code; calls `onUnknownCode` when the server no longer accepts it. */
export function useShopProducts(code: string | null, onUnknownCode: () => void): ShopProducts {
  const query = useQuery(shopProductsQuery(code));
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all(
      [queryKeys.shopCategories, queryKeys.shopProducts(code)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  usePriceFollower(isOfSheet, {
    held: () => query.data?.revision ?? 0,
    catchUp: async (revision) => {
      hearOfSheet(revision);
      await refresh();
    },
    refresh: () => void refresh(),
  });
  const refuse = useLatest(onUnknownCode);
  const unknown = code !== null && query.error instanceof ApiError && query.error.status === 404;
  useEffect(() => {
    if (unknown) refuse.current();
  }, [unknown, refuse]);
  const products = query.data?.products;
  const list = useMemo(
    () => products?.filter(({ active }) => active).map((product) => shopProductOf(product)) ?? null,
    [products],
  );
  const byId = useMemo(() => (list === null ? null : new Map(list.map((product) => [product.id, product]))), [list]);
  const { isError, dataUpdatedAt, refetch } = query;
  const current = query.data?.code === code;
  const staleAt = isError && list !== null ? dataUpdatedAt : null;
  return useMemo(
    () => ({
      list,
      byId,
      current,
      failed: isError && list === null,
      staleSince: staleAt === null ? null : new Date(staleAt).toISOString(),
      retry: () => void refetch(),
    }),
    [list, byId, current, isError, staleAt, refetch],
  );
}
