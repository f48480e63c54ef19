import type { RestaurantOrder, SelectedOrder } from '@larder/contracts';
import { ORDER_STATUSES, type OrderStatus, dollarsToCents } from '@larder/kernel';
import { useMemo, useState } from 'react';
import { fetchSelection } from '../../../shared/api/orders.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';

type Selected = ReadonlyMap<string, SelectedOrder>;
const NONE: Selected = new Map();

export interface OrderSelectionControl {
  orders: readonly SelectedOrder[];
  has: (id: string) => boolean;
  toggle: (order: RestaurantOrder) => void;
  /** Adds one order to the selection. */
  add: (order: RestaurantOrder) => void;
  /** Selects every order that matches the filter. */
  selectAll: () => Promise<void>;
  clear: () => void;
  /** Selects only these orders. */
  keep: (orders: readonly SelectedOrder[]) => void;
  pending: boolean;
  failed: boolean;
  /** The number of matching orders if they were too many to select, otherwise null. */
  tooMany: number | null;
}

interface Held {
  filter: string;
  orders: Selected;
  tooMany: number | null;
}

/**
 * The selected orders of a filtered list. Changing the filter deselects orders that it does not match.
 * @param shown the orders on the page, with their newest state.
 */
export function useSelection(filter: string, shown: readonly RestaurantOrder[]): OrderSelectionControl {
  const [held, setHeld] = useState<Held>({ filter, orders: NONE, tooMany: null });
  const [call, setCall] = useState<'idle' | 'pending' | 'failed'>('idle');
  const selected = held.filter === filter ? held.orders : NONE;
  const tooMany = held.filter === filter ? held.tooMany : null;
  const now = useLatest(filter);
  const orders = useMemo(() => newestOf([...selected.values()], shown), [selected, shown]);
  const set = (next: Iterable<SelectedOrder>, overflow: number | null = null): void =>
    setHeld({ filter, orders: new Map([...next].map((order) => [order.id, order])), tooMany: overflow });
  // Based on the latest selection, because one key press may cause two changes.
  const change = (act: (held: Map<string, SelectedOrder>) => void): void =>
    setHeld((before) => {
      const next = new Map(before.filter === filter ? before.orders : NONE);
      act(next);
      return { filter, orders: next, tooMany: null };
    });

  return {
    orders,
    has: (id) => selected.has(id),
    toggle: (order) =>
      change((next) => {
        if (!next.delete(order.id)) next.set(order.id, selectedOf(order));
      }),
    add: (order) => change((next) => void next.set(order.id, selectedOf(order))),
    selectAll: async () => {
      setCall('pending');
      try {
        const { orders: found, total } = await fetchSelection(filter);
        setCall('idle');
        if (now.current === filter) set(found, found.length < total ? total : null);
      } catch {
        setCall('failed');
      }
    },
    clear: () => set([]),
    keep: (kept) => set(kept),
    pending: call === 'pending',
    failed: call === 'failed',
    tooMany,
  };
}

/** The fields of an order in a selection. */
export function selectedOf(order: RestaurantOrder): SelectedOrder {
  const { id, orderNumber, restaurantName, status, totalAmount, version, discountCode } = order;
  return { id, orderNumber, restaurantName, status, totalAmount, version, hasCode: discountCode !== null };
}

/** Selected orders with the list's state, unless the list is older because it was not refetched after a step. */
export function newestOf(selected: readonly SelectedOrder[], shown: readonly RestaurantOrder[]): SelectedOrder[] {
  const known = new Map(shown.map((order) => [order.id, order]));
  return selected.map((order) => {
    const listed = known.get(order.id);
    return listed === undefined || listed.version < order.version ? order : selectedOf(listed);
  });
}

/** The total value of a selection in dollars, added up in cents. */
export function valueOf(orders: readonly SelectedOrder[]): number {
  const cents = orders.reduce((sum, { totalAmount }) => sum + (dollarsToCents(totalAmount) ?? 0), 0);
  return cents / 100;
}

/** The number of selected orders by status, without empty statuses. */
export function countsOf(orders: readonly SelectedOrder[]): { status: OrderStatus; count: number }[] {
  return ORDER_STATUSES.map((status) => ({
    status,
    count: orders.filter((order) => order.status === status).length,
  })).filter(({ count }) => count > 0);
}
