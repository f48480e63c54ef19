import type { RestaurantOrder, StaffUser, StoreFacet } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { orderQuery, orderHistoryQuery } from '../../../shared/api/orders.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import type { ZoneOf } from '../../../shared/kit/store-zones.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { formatAgo } from '../../../texts/words.ts';
import { storeName } from '../model/delivery-times.ts';
import { DetailPane } from './detail-pane.tsx';
import { OrderActions } from './order-actions.tsx';
import { DetailSection, OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';

interface OrderDetailProps {
  id: string;
  /** The list's row, shown until the order has loaded. */
  known: RestaurantOrder | undefined;
  user: StaffUser;
  zoneOf: ZoneOf;
  stores: readonly StoreFacet[];
  now: Date;
  onPrint: (order: RestaurantOrder) => void;
  onClose: () => void;
  /** Whether it is shown next to the list, or in a dialog. */
  beside: boolean;
  /** Next to the list: whether it takes the focus. */
  takesFocus: boolean;
}

/** One order with its actions. */
export function OrderDetail(props: OrderDetailProps) {
  const { id, known, user, zoneOf, stores, now, onPrint, onClose, beside, takesFocus } = props;
  const found = useQuery({ ...orderQuery(id), placeholderData: known });
  const isGone = found.error instanceof ApiError && found.error.status === 404;
  const order = isGone ? undefined : found.data;
  const admin = user.role === 'admin';
  const frame = {
    title: detailTexts.title(order?.orderNumber ?? ''),
    description: order && [order.restaurantName, ...(stores.length > 0 ? [storeName(order, stores)] : [])].join(' · '),
    onCloseRequest: onClose,
    footer:
      order === undefined ? undefined : (
        <OrderActions order={order} admin={admin} onPrint={onPrint} onClose={onClose} />
      ),
    children: (
      <Loaded
        query={isGone ? { ...found, data: undefined } : found}
        loading={detailTexts.loading}
        failed={detailTexts.loadError}
        titled
      >
        {(shown) => (
          <div className="grid gap-6">
            <OrderProgress order={shown} role={user.role} timeZone={zoneOf(shown.store)} now={now} />
            <OrderFacts order={shown} />
            <OrderItems order={shown} />
            {shown.notes !== null && shown.notes !== '' && (
              <DetailSection title={detailTexts.notes}>
                <p className="py-2.5 px-3.5 border border-edge bg-paper whitespace-pre-wrap wrap-anywhere">
                  {shown.notes}
                </p>
              </DetailSection>
            )}
            <OrderTimeline order={shown} admin={admin} timeZone={zoneOf(shown.store)} now={now} />
          </div>
        )}
      </Loaded>
    ),
  };
  return beside ? <DetailPane {...frame} takesFocus={takesFocus} /> : <Dialog size="wide" inAddress {...frame} />;
}

interface OrderTimelineProps {
  order: RestaurantOrder;
  admin: boolean;
  timeZone: string;
  now: Date;
}

/** When it was placed, each step with its actor, and when it last changed. */
function OrderTimeline({ order, admin, timeZone, now }: OrderTimelineProps) {
  const history = useQuery(orderHistoryQuery(order.id));
  const steps = (history.data?.entries ?? []).filter(({ from }) => from !== null);
  return (
    <DetailSection title={detailTexts.timeline}>
      <ol data-part="order-timeline">
        <Entry name={detailTexts.created} at={order.createdAt} note={detailTexts.placedBy} {...{ timeZone, now }} />
        {steps.map(({ at, by, from, to }, index) => (
          <Entry
            key={`${at}-${index}`}
            name={detailTexts.step(from === null ? '' : ordersTexts.statuses[from], ordersTexts.statuses[to])}
            at={at}
            note={by === null ? null : detailTexts.by(by)}
            {...{ timeZone, now }}
          />
        ))}
        <Entry name={detailTexts.lastUpdated} at={order.updatedAt} note={null} {...{ timeZone, now }} />
      </ol>
      {admin && <AuditLink kind="restaurant-order" id={order.id} whole />}
      {history.isError && <p className="text-sm text-price">{detailTexts.historyFailed}</p>}
    </DetailSection>
  );
}

interface EntryProps {
  name: string;
  at: string;
  note: string | null;
  timeZone: string;
  now: Date;
}

function Entry({ name, at, note, timeZone, now }: EntryProps) {
  return (
    <li className="relative pb-2.5 pl-5.5 before:absolute before:top-[7px] before:left-0 before:size-2.5 before:rounded-full before:border-2 before:border-brand before:bg-surface not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-[5px] not-last:after:left-1 not-last:after:border-l-2 not-last:after:border-hairline">
      <span className="font-semibold">{name}</span>{' '}
      <time dateTime={at}>
        {formatInstant(at, timeZone)} <span className="text-ink-2">({formatAgo(new Date(at), now)})</span>
      </time>
      {note !== null && <span className="text-ink-2"> {note}</span>}
    </li>
  );
}
