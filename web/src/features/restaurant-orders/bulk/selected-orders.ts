import type { RestaurantOrder, SelectedOrder } from '@larder/contracts';
import { dollarsToCents, ORDER_STATUSES, type OrderStatus } from '@larder/kernel';

/** What a selection keeps of an order. */
export function selectedOf(order: RestaurantOrder): SelectedOrder {
  const { id, orderNumber, restaurantName, status, totalAmount, discountCode } = order;
  return { id, orderNumber, restaurantName, status, totalAmount, hasCode: discountCode !== null };
}

/** The total value of a selection in dollars, added up in cents. */
export function valueOf(orders: readonly SelectedOrder[]): number {
  const cents = orders.reduce((sum, { totalAmount }) => sum + (dollarsToCents(totalAmount) ?? 0), 0);
  return cents / 100;
}

/** How many of a selection stand where, without the statuses that none has. */
export function countsOf(orders: readonly SelectedOrder[]): { status: OrderStatus; count: number }[] {
  return ORDER_STATUSES.map((status) => ({
    status,
    count: orders.filter((order) => order.status === status).length,
  })).filter(({ count }) => count > 0);
}
