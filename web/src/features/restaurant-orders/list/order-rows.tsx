import type { OrderSort, RestaurantOrder, StoreFacet } from '@larder/contracts';
import { formatMoney, type Role } from '@larder/kernel';
import { ArrowRight, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordCards, RecordTable, type Column } from '../../../shared/kit/record-list.tsx';
import { SelectBox } from '../../../shared/kit/selection-bar.tsx';
import type { ZoneOf } from '../../../shared/kit/store-zones.ts';
import { StatusChip } from '../../../shared/restaurant-order/status-chip.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LIST_ROW } from '../../../shared/ui/lists/use-list-keys.ts';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { formatShortDeliveryDay, formatSlot, storeName } from '../model/delivery-times.ts';
import { nextStepOf } from '../model/next-step.ts';
import styles from '../restaurant-orders.module.css';
import { WaitingCue } from './order-status.tsx';

export interface OrderRowsProps {
  orders: readonly RestaurantOrder[];
  now: Date;
  zoneOf: ZoneOf;
  /** Empty when all orders are of one store. */
  stores: readonly StoreFacet[];
  /** Orders that have just arrived. */
  fresh: ReadonlySet<string>;
  /** The order shown next to the list. */
  opened: string | null;
  /** Null for users who may not select. */
  selection: RowSelection | null;
  /** The heading of the checkbox column. */
  selectAll: ReactNode;
  steps: RowSteps;
  sort: { key: OrderSort; descending: boolean };
  onSort: (key: OrderSort) => void;
  onView: (order: RestaurantOrder) => void;
}

interface RowSelection {
  has: (id: string) => boolean;
  toggle: (order: RestaurantOrder) => void;
}

/** Whether the user may move orders, which are being moved, and the action. */
export interface RowSteps {
  role: Role;
  moving: ReadonlySet<string>;
  advance: (order: RestaurantOrder) => void;
}

/** The orders: a table on wide screens, cards with the same facts on a phone. */
export function OrderRows(props: OrderRowsProps) {
  const { orders, fresh, opened, selection, sort, onSort } = props;
  const records = {
    label: ordersTexts.list,
    items: orders,
    idOf: ({ id }: RestaurantOrder) => id,
    mark: ({ id, orderNumber }: RestaurantOrder) => ({
      [LIST_ROW]: id,
      'data-order': orderNumber,
      'data-fresh': fresh.has(id) ? '' : undefined,
      'data-selected': selection?.has(id) === true ? '' : undefined,
      'data-opened': id === opened ? '' : undefined,
    }),
  };
  return useWideScreen() ? (
    <RecordTable
      {...records}
      className={`${styles.orders} ${styles.rows}`}
      columns={columnsOf(props)}
      sort={sort}
      onSort={onSort}
    />
  ) : (
    <RecordCards
      {...records}
      className={`${styles.orders} grid gap-3`}
      itemClass="grid gap-2 border border-l-3 border-hairline border-l-brand bg-surface px-3.5 py-3 data-selected:border-brand data-selected:bg-brand-tint motion-reduce:data-fresh:bg-turmeric-tint"
    >
      {(order) => <OrderCard {...props} order={order} />}
    </RecordCards>
  );
}

const { columns } = ordersTexts;

/** Columns hidden in a narrow list: the order has them, or the name's cell. Paper keeps the amount. */
const ROOMY = '@max-[60rem]:hidden';
const MIDDLE = 'not-print:@max-[52rem]:hidden';
const WIDE = '@max-[72rem]:hidden';
const SECOND_LINE = 'not-print:truncate text-[0.8125rem] text-ink-2';

function columnsOf(props: OrderRowsProps): (Column<RestaurantOrder, OrderSort> | false)[] {
  const { now, zoneOf, stores, selection, selectAll, steps, onView } = props;
  const hasStores = stores.length > 0;
  return [
    selection !== null && {
      label: selectAll,
      className: 'screen-only',
      width: 'w-[44px]',
      cell: (order) => <SelectOrder order={order} selection={selection} />,
    },
    {
      label: columns.number,
      width: 'w-[148px]',
      sort: 'createdAt',
      names: true,
      cell: ({ orderNumber, totalAmount }) => (
        <span className="grid leading-tight">
          <OrderNumber>{orderNumber}</OrderNumber>
          <span className="text-[0.8125rem] @min-[52rem]:hidden print:hidden">{formatMoney(totalAmount)}</span>
        </span>
      ),
    },
    {
      label: columns.restaurant,
      sort: 'restaurantName',
      cell: (order) => (
        <span className="grid py-0.5 leading-tight" title={order.restaurantName}>
          <span className="font-semibold not-print:truncate print:wrap-anywhere">{order.restaurantName}</span>
          {hasStores && (
            <span className={`${SECOND_LINE} ${MIDDLE} @min-[72rem]:hidden`}>{storeName(order, stores)}</span>
          )}
          {order.contactPerson !== null && (
            <span className={`${SECOND_LINE} ${hasStores ? WIDE : ROOMY}`}>{order.contactPerson}</span>
          )}
          <span className="text-[0.8125rem] text-ink-2 @min-[60rem]:hidden">
            {deliveryText(order, now, zoneOf(order.store)).join(' · ')}
          </span>
        </span>
      ),
    },
    hasStores && {
      label: columns.store,
      width: 'w-[120px] @min-[84rem]:w-[220px]',
      className: WIDE,
      cell: (order) => <span className="line-clamp-2 leading-tight">{storeName(order, stores)}</span>,
    },
    {
      label: columns.delivery,
      width: 'w-[152px]',
      className: ROOMY,
      sort: 'deliveryDate',
      cell: (order) => {
        const [day, slot] = deliveryText(order, now, zoneOf(order.store));
        return (
          <span className="grid leading-tight">
            <span className="truncate">{day}</span>
            <span className="text-[0.8125rem] text-ink-2">{slot}</span>
          </span>
        );
      },
    },
    {
      label: columns.status,
      width: 'w-[142px] @min-[72rem]:w-[216px]',
      sort: 'status',
      cell: (order) => (
        <span className="flex items-center gap-2">
          <StatusChip status={order.status} />
          <WaitingCue order={order} now={now} timeZone={zoneOf(order.store)} />
        </span>
      ),
    },
    {
      label: columns.total,
      className: `figure ${MIDDLE}`,
      width: 'w-[108px]',
      sort: 'totalAmount',
      cell: ({ totalAmount }) => <span className="font-semibold">{formatMoney(totalAmount)}</span>,
    },
    {
      label: <span className="block text-right">{columns.actions}</span>,
      className: 'screen-only',
      width: 'w-[98px] @min-[44rem]:w-[200px] @min-[84rem]:w-[252px]',
      cell: (order) => (
        <span className="flex items-center justify-end gap-1.5">
          <StepButton order={order} steps={steps} />
          <ViewButton order={order} onView={onView} />
        </span>
      ),
    },
  ];
}

function OrderCard(props: OrderRowsProps & { order: RestaurantOrder }) {
  const { order, now, zoneOf, stores, selection, steps, onView } = props;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        {selection !== null && <SelectOrder order={order} selection={selection} />}
        <OrderNumber>{order.orderNumber}</OrderNumber>
        <span className="ml-auto text-lg font-extrabold">{formatMoney(order.totalAmount)}</span>
      </div>
      <p className="font-semibold wrap-anywhere">{order.restaurantName}</p>
      {stores.length > 0 && <p className="text-sm text-ink-2">{storeName(order, stores)}</p>}
      <p>{deliveryText(order, now, zoneOf(order.store)).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip status={order.status} />
        <WaitingCue order={order} now={now} timeZone={zoneOf(order.store)} />
      </p>
      <div className="screen-only flex flex-wrap items-center justify-end gap-2 border-t border-hairline pt-2">
        <ViewButton order={order} onView={onView} />
        <StepButton order={order} steps={steps} />
      </div>
    </>
  );
}

function OrderNumber({ children }: { children: string }) {
  return <span className="font-code text-[0.8125rem] font-bold whitespace-nowrap lg:text-[0.875rem]">{children}</span>;
}

/** "Thu, Nov 26" and "9 AM–12 PM · Pickup". */
function deliveryText(
  { deliveryDate, deliveryTime, isDelivery }: RestaurantOrder,
  now: Date,
  timeZone: string,
): [string, string] {
  const way = isDelivery ? ordersTexts.delivery : ordersTexts.pickup;
  return [formatShortDeliveryDay(deliveryDate, now, timeZone), `${formatSlot(deliveryTime)} · ${way}`];
}

const IN_ROW = 'min-h-8 px-2.5 text-[0.875rem] pointer-coarse:min-h-11 max-md:min-h-11';

/** The usual next step, for users who may take it. */
function StepButton({ order, steps }: { order: RestaurantOrder; steps: RowSteps }) {
  const step = nextStepOf(order.status, steps.role);
  if (step === null) return null;
  const isMoving = steps.moving.has(order.id);
  return (
    <Button
      className={`${IN_ROW} md:whitespace-nowrap max-md:flex-1 md:@max-[44rem]:px-2`}
      title={step.label}
      aria-label={ordersTexts.advanceOrder(step.label, order.orderNumber)}
      aria-busy={isMoving}
      onClick={() => steps.advance(order)}
    >
      <span className="md:@max-[44rem]:hidden">{isMoving ? detailTexts.saving : step.label}</span>
      <ArrowRight size={16} strokeWidth={2} className="@min-[44rem]:hidden max-md:hidden" aria-hidden />
    </Button>
  );
}

function ViewButton({ order, onView }: { order: RestaurantOrder; onView: OrderRowsProps['onView'] }) {
  return (
    <Button
      icon={Eye}
      iconSize={16}
      className={`${IN_ROW} md:@max-[84rem]:px-2`}
      aria-label={ordersTexts.viewOrder(order.orderNumber)}
      onClick={() => onView(order)}
    >
      <span className="md:@max-[84rem]:hidden">{ordersTexts.view}</span>
    </Button>
  );
}

function SelectOrder({ order, selection }: { order: RestaurantOrder; selection: RowSelection }) {
  return (
    <SelectBox
      label={ordersTexts.select(order.orderNumber)}
      checked={selection.has(order.id)}
      onChange={() => selection.toggle(order)}
    />
  );
}
