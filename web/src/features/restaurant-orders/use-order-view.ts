import type { StoreFacet } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderFacetsQuery } from '../../shared/api/orders.ts';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { ORDER_ADDRESS, type OrderFilters, type OrderView } from './model/order-view.ts';

export interface OrderViewControl {
  view: OrderView;
  setFilters: (change: Partial<OrderFilters>) => void;
  setSort: (change: Partial<Pick<OrderView, 'sort' | 'descending'>>) => void;
  setPage: (page: number) => void;
}

/** The list's state. Changing a filter or the sort returns to the first page. */
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

/** The stores whose orders the user may see, if there are several. With one store nothing is fetched. */
export function useOrderStores(): readonly StoreFacet[] {
  const known = useQuery(staffStoresQuery).data ?? [];
  const found = useQuery({ ...orderFacetsQuery, enabled: known.length > 1 }).data?.stores ?? [];
  return found.map(({ store, name }) => ({
    store,
    name: namesOf(known.find(({ slug }) => slug === store) ?? { name })[0].text,
  }));
}
