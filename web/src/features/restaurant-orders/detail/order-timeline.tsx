import type { RestaurantOrder } from '@larder/contracts';
import { relativeTime } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { orderHistoryQuery } from '../../../shared/api/orders.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { instantWords } from '../../../shared/time/time-words.ts';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

interface OrderTimelineProps {
  order: RestaurantOrder;
  admin: boolean;
  timeZone: string;
  now: Date;
}

/** When it was placed, every step with who took it, and when it last changed. */
export function OrderTimeline({ order, admin, timeZone, now }: OrderTimelineProps) {
  const history = useQuery(orderHistoryQuery(order.id));
  const steps = (history.data?.entries ?? []).filter(({ from }) => from !== null);
  return (
    <section>
      <h3 className="detail-heading">{detailTexts.timeline}</h3>
      <ol className="order-timeline">
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
    </section>
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
    <li>
      <span className="font-semibold">{name}</span>{' '}
      <time dateTime={at}>
        {instantWords(at, timeZone)} <span className="text-ink-2">({relativeTime(new Date(at), now)})</span>
      </time>
      {note !== null && <span className="text-ink-2"> {note}</span>}
    </li>
  );
}
