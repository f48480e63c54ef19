import { useMemo } from 'react';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { ORDER_ADDRESS, type OrderFilters, type OrderView } from './model/order-view.ts';

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
