import { formatMoney } from '@larder/kernel';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { DeliveryWords, SelectBox, ViewButton, type OrderListProps } from './order-list-parts.tsx';
import { StatusChip } from './status-chip.tsx';
import { WaitingCue } from './waiting-cue.tsx';

/** The list on a phone: the same facts in the same order, and the whole card opens the order. */
export function OrderCards({ orders, now, timeZone, fresh, selection, onView }: OrderListProps) {
  return (
    <ul className="grid gap-3" aria-label={ordersTexts.list}>
      {orders.map((order) => (
        <li
          key={order.id}
          className="order-card"
          data-order={order.orderNumber}
          data-fresh={fresh.has(order.id) ? '' : undefined}
          data-selected={selection?.has(order.id) ? '' : undefined}
        >
          <div className="flex items-center gap-2">
            {selection !== null && <SelectBox order={order} selection={selection} />}
            <span className="order-number flex-1">{order.orderNumber}</span>
          </div>
          <p className="font-semibold [overflow-wrap:anywhere]">{order.restaurantName}</p>
          <DeliveryWords order={order} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusChip status={order.status} />
            <WaitingCue order={order} now={now} timeZone={timeZone} />
          </p>
          <div className="flex items-center justify-between gap-3 border-t border-hairline pt-2">
            <span className="text-lg font-extrabold">{formatMoney(order.totalAmount)}</span>
            <ViewButton order={order} onView={onView} />
          </div>
        </li>
      ))}
    </ul>
  );
}
