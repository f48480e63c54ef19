import type { StoreFacet } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderFacetsQuery } from '../../shared/api/orders.ts';
import { storesQuery } from '../../shared/api/stores.ts';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { ORDER_ADDRESS, type OrderFilters, type OrderView } from './model/order-view.ts';
import { type ZoneOf, zonesOf } from './model/order-words.ts';

export interface OrderViewControl {
  view: OrderView;
  setFilters: (change: Partial<OrderFilters>) => void;
  setSort: (change: Partial<Pick<OrderView, 'sort' | 'descending'>>) => void;
  setPage: (page: number) => void;
}

/** What the list shows. Another filter or another order begins at the first page. */
export function useOrderView(): OrderViewControl {
  const [view, setView] = useAddressState(ORDER_ADDRESS);
  return useMemo(
    () => ({
      view,
      setFilters: (change) => setView((before) => ({ ...before, filters: { ...before.filters, ...change }, page: 1 })),
      setSort: (change) => setView((before) => ({ ...before, ...change, page: 1 })),
      setPage: (page) => setView((before) => ({ ...before, page })),
    }),
    [view, setView],
  );
}

/** Until a store has said where it stands. */
const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times are told as the store of an order has them; closed stores have orders too. */
export function useZones(): ZoneOf {
  const known = useQuery(storesQuery).data;
  const own = useQuery(staffStoresQuery).data ?? known;
  return useMemo(() => zonesOf(own ?? [], BROWSER_ZONE), [own]);
}

const NONE: readonly StoreFacet[] = [];

/** The stores whose orders one may see, where these are several. With one store nothing more is asked. */
export function useOrderStores(): readonly StoreFacet[] {
  const several = (useQuery(storesQuery).data ?? []).length > 1;
  return useQuery({ ...orderFacetsQuery, enabled: several }).data?.stores ?? NONE;
}
