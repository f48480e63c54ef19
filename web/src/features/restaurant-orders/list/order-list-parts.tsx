import type { RestaurantOrder } from '@larder/contracts';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { dayWords, slotWords } from '../model/order-words.ts';

export interface OrderListProps {
  orders: readonly RestaurantOrder[];
  now: Date;
  timeZone: string;
  /** Orders that have just come in. */
  fresh: ReadonlySet<string>;
  /** Null for those who may not select. */
  selection: RowSelection | null;
  /** Stands at the head of the column of boxes. */
  selectAll: ReactNode;
  onView: (order: RestaurantOrder) => void;
}

export interface RowSelection {
  has: (id: string) => boolean;
  toggle: (order: RestaurantOrder) => void;
}

export function DeliveryWords({ order }: { order: RestaurantOrder }) {
  return (
    <span className="grid leading-snug">
      <span>{dayWords(order.deliveryDate)}</span>
      <span className="text-sm text-ink-2">
        {slotWords(order.deliveryTime)} · {order.isDelivery ? ordersTexts.delivery : ordersTexts.pickup}
      </span>
    </span>
  );
}

export function ViewButton({ order, onView }: { order: RestaurantOrder; onView: OrderListProps['onView'] }) {
  return (
    <Button
      className="order-view-button"
      aria-label={ordersTexts.viewOrder(order.orderNumber)}
      onClick={() => onView(order)}
    >
      <Eye size={16} strokeWidth={1.75} aria-hidden />
      {ordersTexts.view}
    </Button>
  );
}

export function SelectBox({ order, selection }: { order: RestaurantOrder; selection: RowSelection }) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={ordersTexts.select(order.orderNumber)}
        checked={selection.has(order.id)}
        onChange={() => selection.toggle(order)}
      />
    </label>
  );
}
