import type { OrderPage, RestaurantOrder } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentOfConflict, sentenceOf } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { deleteOrder, moveOrder } from '../../../shared/api/orders.ts';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { orderToasts } from '../../../texts/restaurant-orders/toasts.ts';

/** Moves an order. After a conflict, the saved order is shown. */
export function useMoveOrder() {
  const client = useQueryClient();
  const show = (order: RestaurantOrder): void => {
    client.setQueryData<RestaurantOrder>(staffKeys.order(order.id), order);
    // Updates the row at once, so that the next step need not wait for the list.
    client.setQueriesData<OrderPage>({ queryKey: staffKeys.orderPages }, (page) =>
      page === undefined
        ? page
        : Object.assign({}, page, { orders: page.orders.map((each) => (each.id === order.id ? order : each)) }),
    );
  };
  return useMutation({
    mutationFn: ({ order, status }: { order: RestaurantOrder; status: OrderStatus }) =>
      moveOrder(order.id, status, order.version),
    meta: orderToasts.moveOrder,
    onSuccess: (order) => {
      show(order);
      announcements.say(detailTexts.moved(order.orderNumber, ordersTexts.statuses[order.status]));
    },
    onError: (error) => {
      const current = currentOfConflict<RestaurantOrder>(error);
      if (current !== null) show(current);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: staffKeys.orders });
    },
  });
}

/** Deletes an order, and reports what was deleted with it. */
export function useDeleteOrder(onDeleted: () => void) {
  const client = useQueryClient();
  const { success, counts, failure } = orderToasts.deleteOrder;
  return useMutation({
    mutationFn: (order: RestaurantOrder) => deleteOrder(order.id),
    meta: { failure },
    onSuccess: ({ message, details, changeId }, { id }) => {
      onDeleted();
      client.removeQueries({ queryKey: staffKeys.order(id) });
      offerUndoOf(
        client,
        { service: 'restaurant-orders', ids: [changeId] },
        { title: message || success, description: counts(details.ordersDeleted, details.purchasesDeleted) },
      );
    },
    // Also after a failure: the order may be deleted although the answer was lost.
    onSettled: useRefresh(staffKeys.orders, staffKeys.rebates),
  });
}

/** The reason of a failed change, shown where it was requested. */
export function problemOf(error: unknown, fallback: string): string {
  const current = currentOfConflict<RestaurantOrder>(error);
  return current === null ? sentenceOf(error, fallback) : detailTexts.conflict(ordersTexts.statuses[current.status]);
}
