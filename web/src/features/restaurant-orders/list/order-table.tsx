import { formatMoney } from '@larder/kernel';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { DeliveryWords, SelectBox, ViewButton, type OrderListProps } from './order-list-parts.tsx';
import { StatusChip } from './status-chip.tsx';
import { WaitingCue } from './waiting-cue.tsx';

const { columns } = ordersTexts;

export function OrderTable({ orders, now, timeZone, fresh, selection, selectAll, onView }: OrderListProps) {
  return (
    <table className="ledger orders-ledger" aria-label={ordersTexts.list}>
      <thead>
        <tr>
          {selection !== null && (
            <th scope="col" className="w-[40px] lg:w-[52px]">
              {selectAll}
            </th>
          )}
          <th scope="col" className="w-[126px] lg:w-[172px]">
            {columns.number}
          </th>
          <th scope="col">{columns.restaurant}</th>
          <th scope="col" className="w-[140px] lg:w-[220px]">
            {columns.delivery}
          </th>
          <th scope="col" className="w-[120px] lg:w-[176px]">
            {columns.status}
          </th>
          <th scope="col" className="figure w-[96px] lg:w-[136px]">
            {columns.total}
          </th>
          <th scope="col" className="w-[84px] lg:w-[120px]">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            data-order={order.orderNumber}
            data-fresh={fresh.has(order.id) ? '' : undefined}
            data-selected={selection?.has(order.id) ? '' : undefined}
          >
            {selection !== null && (
              <td>
                <SelectBox order={order} selection={selection} />
              </td>
            )}
            <th scope="row">
              <span className="order-number">{order.orderNumber}</span>
            </th>
            <td>
              <span className="line-clamp-2 font-semibold">{order.restaurantName}</span>
              {order.contactPerson !== null && (
                <span className="line-clamp-1 text-sm text-ink-2">{order.contactPerson}</span>
              )}
            </td>
            <td>
              <DeliveryWords order={order} />
            </td>
            <td>
              <span className="grid justify-items-start gap-0.5">
                <StatusChip status={order.status} />
                <WaitingCue order={order} now={now} timeZone={timeZone} />
              </span>
            </td>
            <td className="figure font-semibold">{formatMoney(order.totalAmount)}</td>
            <td>
              <ViewButton order={order} onView={onView} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
