import type { OrderPage, RestaurantOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { fetchOrderPage } from '../../shared/api/orders.ts';
import { useStoreScope } from '../../shared/kit/store-scope.tsx';
import { useZones } from '../../shared/kit/store-zones.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useLive } from '../../shared/realtime/use-live.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { useDayIn } from '../../shared/use-store-day.ts';
import { todayTexts } from '../../texts/today.ts';
import { formatAgo } from '../../texts/words.ts';
import { TodayCard } from './today-card.tsx';

const EVERY_MS = 60_000;
const OPEN = 'pending,confirmed,preparing,ready';
const { orders: texts } = todayTexts;

const orderPage = (query: string) => ({
  queryKey: staffKeys.orderPage(query),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<OrderPage> => fetchOrderPage(query, signal),
  refetchInterval: EVERY_MS,
});

/** Orders by when they are due, and those waiting longest for a confirmation. */
export function OrdersCard({ now }: { now: Date }) {
  const { slug } = useStoreScope();
  const today = useDayIn(useZones()(slug));
  const store = slug === null ? '' : `&store=${encodeURIComponent(slug)}`;
  const due = `deliveryFrom=${today}&deliveryTo=${today}&status=${OPEN}${store}`;
  const waiting = useQuery(orderPage(`plan=new&sort=createdAt&order=asc&limit=5${store}`));
  const dueToday = useQuery(orderPage(`${due}&limit=1`));
  useLive(
    ({ kind }) => kind === 'orders-changed',
    () => void Promise.all([waiting.refetch(), dueToday.refetch()]),
  );
  const list = (query: string): string => `${PATHS.restaurantOrders.path}?${query}${store}`;
  const counts = waiting.data?.planCounts;
  const figures = [
    { name: texts.new, count: counts?.new, to: list('plan=new') },
    { name: texts.dueToday, count: dueToday.data?.total, to: `${PATHS.restaurantOrders.path}?${due}` },
    { name: texts.tomorrowMorning, count: counts?.tomorrowMorning, to: list('plan=tomorrowMorning') },
    { name: texts.tomorrowAfternoon, count: counts?.tomorrowAfternoon, to: list('plan=tomorrowAfternoon') },
    { name: texts.later, count: counts?.later, to: list('plan=later') },
  ];
  const orders = waiting.data?.orders;
  return (
    <TodayCard title={texts.title} failed={waiting.isError && orders === undefined ? texts.failed : null}>
      <ul className="grid grid-cols-2 sm:grid-cols-5">
        {figures.map(({ name, count, to }) => (
          <li key={name} className="grid border-b border-hairline max-sm:first:col-span-2">
            <Link to={to} className="grid min-h-11 content-between px-4 py-2.5 hover:bg-sunken">
              <span className="text-sm leading-tight text-ink-2">{name}</span>
              <span className="text-2xl font-extrabold">{count?.toLocaleString('en') ?? '–'}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="px-4 pt-2.5 pb-1 text-sm font-semibold text-ink-2">{texts.waiting}</h3>
      {orders === undefined ? (
        <output className="late block px-4 pb-3 text-ink-2">{texts.loading}</output>
      ) : orders.length === 0 ? (
        <p className="px-4 pb-3 text-ink-2">{texts.noneWaiting}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <WaitingOrder key={order.id} order={order} to={list(`order=${encodeURIComponent(order.id)}`)} now={now} />
          ))}
        </ul>
      )}
    </TodayCard>
  );
}

function WaitingOrder({ order, to, now }: { order: RestaurantOrder; to: string; now: Date }) {
  const { orderNumber, restaurantName, totalAmount, createdAt } = order;
  return (
    <li className="border-t border-hairline first:border-t-0">
      <Link to={to} className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-sunken">
        <span className="font-code text-[0.875rem] font-bold">{orderNumber}</span>
        <span className="min-w-40 flex-1 wrap-anywhere">{restaurantName}</span>
        <span>{formatMoney(totalAmount)}</span>
        <span className="text-sm text-ink-2">{texts.since(formatAgo(new Date(createdAt), now))}</span>
      </Link>
    </li>
  );
}
