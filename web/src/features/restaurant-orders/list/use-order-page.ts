import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchOrderPage } from '../../../shared/api/orders.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { useSettled } from '../../../shared/time/use-settled.ts';
import { pageQuery, type OrderView } from '../model/order-view.ts';

/** Half the time between two keys: a word is asked for once, and a rest is answered within 300 ms over 100,000 orders. */
const TYPING_MS = 80;

/** The page of the list that a view shows. Until the next one has arrived, the rows stay. */
export function useOrderPage(view: OrderView) {
  const query = useSettled(pageQuery(view), TYPING_MS);
  return useQuery({
    queryKey: staffKeys.orderPage(query),
    queryFn: ({ signal }) => fetchOrderPage(query, signal),
    placeholderData: keepPreviousData,
  });
}
