import type { RestaurantOrder, StoreFacet } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordCards, RecordTable, type Column } from '../../../shared/kit/record-list.tsx';
import type { ZoneOf } from '../../../shared/kit/store-zones.ts';
import { StatusChip } from '../../../shared/restaurant-order/status-chip.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { dayWords, slotWords, storeName } from '../model/order-words.ts';
import styles from '../restaurant-orders.module.css';
import { WaitingCue } from './order-status.tsx';

export interface OrderRowsProps {
  orders: readonly RestaurantOrder[];
  now: Date;
  zoneOf: ZoneOf;
  /** None where all orders are of one. */
  stores: readonly StoreFacet[];
  /** Orders that have just come in. */
  fresh: ReadonlySet<string>;
  /** Null for those who may not select. */
  selection: RowSelection | null;
  /** At the head of the column of boxes. */
  selectAll: ReactNode;
  onView: (order: RestaurantOrder) => void;
}

interface RowSelection {
  has: (id: string) => boolean;
  toggle: (order: RestaurantOrder) => void;
}

/** The orders: a table where there is room for one, cards with the same facts on a phone. */
export function OrderRows(props: OrderRowsProps) {
  const { orders, fresh, selection } = props;
  const records = {
    label: ordersTexts.list,
    items: orders,
    idOf: ({ id }: RestaurantOrder) => id,
    mark: ({ id, orderNumber }: RestaurantOrder) => ({
      'data-order': orderNumber,
      'data-fresh': fresh.has(id) ? '' : undefined,
      'data-selected': selection?.has(id) === true ? '' : undefined,
    }),
  };
  return useWideScreen() ? (
    <RecordTable {...records} className={`${styles.orders} [&_tbody_:is(th,td)]:py-2`} columns={columnsOf(props)} />
  ) : (
    <RecordCards
      {...records}
      className={`${styles.orders} grid gap-3`}
      itemClass="relative grid gap-2 border border-l-3 border-hairline border-l-brand bg-surface px-3.5 py-3 data-selected:border-brand data-selected:bg-brand-tint motion-reduce:data-fresh:bg-turmeric-tint"
    >
      {(order) => <OrderCard {...props} order={order} />}
    </RecordCards>
  );
}

const { columns } = ordersTexts;

function columnsOf(props: OrderRowsProps): (Column<RestaurantOrder> | false)[] {
  const { now, zoneOf, stores, selection, selectAll, onView } = props;
  return [
    selection !== null && {
      label: selectAll,
      width: 'w-[40px] lg:w-[52px]',
      cell: (order) => <SelectBox order={order} selection={selection} />,
    },
    {
      label: columns.number,
      width: 'w-[126px] lg:w-[172px]',
      names: true,
      cell: ({ orderNumber }) => (
        <span className="font-code text-[0.875rem] font-bold whitespace-nowrap max-lg:text-[0.8125rem]">
          {orderNumber}
        </span>
      ),
    },
    {
      label: columns.restaurant,
      cell: ({ restaurantName, contactPerson }) => (
        <>
          <span className="line-clamp-2 font-semibold">{restaurantName}</span>
          {contactPerson !== null && <span className="line-clamp-1 text-sm text-ink-2">{contactPerson}</span>}
        </>
      ),
    },
    stores.length > 0 && {
      label: columns.store,
      width: 'w-[110px] lg:w-[160px]',
      cell: (order) => <span className="line-clamp-2">{storeName(order, stores)}</span>,
    },
    {
      label: columns.delivery,
      width: 'w-[140px] lg:w-[220px]',
      cell: (order) => <DeliveryWords order={order} />,
    },
    {
      label: columns.status,
      width: 'w-[120px] lg:w-[176px]',
      cell: (order) => (
        <span className="grid justify-items-start gap-0.5">
          <StatusChip status={order.status} />
          <WaitingCue order={order} now={now} timeZone={zoneOf(order.store)} />
        </span>
      ),
    },
    {
      label: columns.total,
      className: 'figure',
      width: 'w-[96px] lg:w-[136px]',
      cell: ({ totalAmount }) => <span className="font-semibold">{formatMoney(totalAmount)}</span>,
    },
    {
      label: columns.actions,
      width: 'w-[84px] lg:w-[120px]',
      cell: (order) => <ViewButton order={order} onView={onView} />,
    },
  ];
}

function OrderCard({ order, now, zoneOf, stores, selection, onView }: OrderRowsProps & { order: RestaurantOrder }) {
  return (
    <>
      <div className="flex items-center gap-2">
        {selection !== null && <SelectBox order={order} selection={selection} />}
        <span className="font-code text-[0.875rem] font-bold whitespace-nowrap flex-1">{order.orderNumber}</span>
      </div>
      <p className="font-semibold wrap-anywhere">{order.restaurantName}</p>
      {stores.length > 0 && <p className="text-sm text-ink-2">{storeName(order, stores)}</p>}
      <DeliveryWords order={order} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip status={order.status} />
        <WaitingCue order={order} now={now} timeZone={zoneOf(order.store)} />
      </p>
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-2">
        <span className="text-lg font-extrabold">{formatMoney(order.totalAmount)}</span>
        <ViewButton order={order} onView={onView} />
      </div>
    </>
  );
}

function DeliveryWords({ order }: { order: RestaurantOrder }) {
  return (
    <span className="grid leading-snug">
      <span>{dayWords(order.deliveryDate)}</span>
      <span className="text-sm text-ink-2">
        {slotWords(order.deliveryTime)} · {order.isDelivery ? ordersTexts.delivery : ordersTexts.pickup}
      </span>
    </span>
  );
}

/** On a phone the whole card is this button. A moving one would keep its own hit area, and the press would end beside it. */
function ViewButton({ order, onView }: { order: RestaurantOrder; onView: OrderRowsProps['onView'] }) {
  return (
    <Button
      icon={Eye}
      iconSize={16}
      className="min-h-9 px-3 pointer-coarse:min-h-11 max-md:min-h-11 max-md:after:absolute max-md:after:inset-0 max-md:active:transform-none md:max-lg:px-2.5 md:max-lg:[&>svg]:hidden"
      aria-label={ordersTexts.viewOrder(order.orderNumber)}
      onClick={() => onView(order)}
    >
      {ordersTexts.view}
    </Button>
  );
}

function SelectBox({ order, selection }: { order: RestaurantOrder; selection: RowSelection }) {
  return (
    <label className="relative z-1 inline-flex min-h-11 min-w-7 items-center gap-2.5">
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
