import type { RestaurantOrder } from '@larder/contracts';
import { useEffect, useState } from 'react';
import { fetchOrder } from '../../../shared/api/orders.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';

/** The most orders at once: more sheets would overload the browser's printing. */
const MOST = 200;
/** Orders fetched concurrently. */
const AT_ONCE = 6;

export interface PrintOrders {
  /** The orders being printed. */
  orders: readonly RestaurantOrder[];
  pending: boolean;
  problem: string | null;
  printOne: (order: RestaurantOrder) => void;
  /** First fetches orders that the page has not loaded. */
  print: (ids: readonly string[]) => void;
}

const NONE: readonly RestaurantOrder[] = [];

/** Prints orders from this page, without another window that could be blocked. */
export function usePrintOrders(held: readonly RestaurantOrder[]): PrintOrders {
  const [orders, setOrders] = useState(NONE);
  const [state, setState] = useState<{ pending: boolean; problem: string | null }>({ pending: false, problem: null });
  const known = useLatest(held);
  useEffect(() => {
    if (orders.length === 0) return;
    const clear = (): void => setOrders(NONE);
    window.addEventListener('afterprint', clear);
    window.print();
    return () => window.removeEventListener('afterprint', clear);
  }, [orders]);

  const print = async (ids: readonly string[]): Promise<void> => {
    if (ids.length > MOST) {
      setState({ pending: false, problem: bulkTexts.printTooMany(MOST) });
      return;
    }
    setState({ pending: true, problem: null });
    try {
      const found = await inTurn(ids, async (id) => known.current.find((each) => each.id === id) ?? fetchOrder(id));
      setState({ pending: false, problem: null });
      setOrders(found);
    } catch {
      setState({ pending: false, problem: bulkTexts.printFailed });
    }
  };
  return {
    orders,
    ...state,
    printOne: (order) => setOrders([order]),
    print: (ids) => {
      if (!state.pending) void print(ids);
    },
  };
}

/** Processes items in order, a few at a time. */
async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- so that the server is not asked for all at once
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(act))));
  }
  return results;
}
