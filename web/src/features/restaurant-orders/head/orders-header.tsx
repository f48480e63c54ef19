import { formatMoney } from '@larder/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderStatsQuery } from '../../../shared/api/orders.ts';
import { FigureLine } from '../../../shared/kit/facts.tsx';
import { useRealtimeStatus } from '../../../shared/realtime/realtime.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { formatAgo } from '../../../texts/words.ts';

interface OrdersHeaderProps {
  /** A store's short name; null for all of the user's stores. */
  store: string | null;
  /** How current the page is. */
  live: ReactNode;
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** One line: title, figures, age of the list, and rarely used actions. On phones figures are a separate line. */
export function OrdersHeader({ store, live, children }: OrdersHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 md:gap-x-6">
      <h1 tabIndex={-1} className="text-lg font-extrabold whitespace-nowrap md:text-2xl">
        {ordersTexts.title}
      </h1>
      <OrderFigures store={store} />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1 md:gap-2">
        {live}
        {children}
      </div>
    </header>
  );
}

/** Three figures of all orders of a store or the chain, whatever the list shows. Empty until they have loaded. */
function OrderFigures({ store }: { store: string | null }) {
  const stats = useQuery({ ...orderStatsQuery(store), placeholderData: keepPreviousData });
  if (stats.isError && stats.data === undefined)
    return (
      <p role="alert" className="text-sm text-price max-md:order-last max-md:basis-full">
        {ordersTexts.figuresFailed}{' '}
        <button type="button" className="text-button" onClick={() => void stats.refetch()}>
          {ordersTexts.retryFigures}
        </button>
      </p>
    );
  const orders = stats.data?.orders;
  const { notKnown } = ordersTexts;
  const figures = [
    { name: ordersTexts.totalOrders, value: orders?.totalOrders.toLocaleString('en') ?? notKnown },
    { name: ordersTexts.pendingOrders, value: orders?.pendingOrders.toLocaleString('en') ?? notKnown },
    { name: ordersTexts.totalRevenue, value: orders === undefined ? notKnown : formatMoney(orders.totalRevenue) },
  ];
  return (
    <FigureLine
      data-part="order-figures"
      className="whitespace-nowrap max-md:order-last max-md:basis-full max-md:flex-wrap"
      aria-label={ordersTexts.figures}
      figures={figures}
    />
  );
}

const CLOCK_MS = 1000;

interface LiveControlsProps {
  /** When the list was last loaded; 0 before that. */
  updatedAt: number;
  fetching: boolean;
  onRefresh: () => void;
}

/** The state of the live connection, the age of the list, and a refresh button. */
export function LiveControls({ updatedAt, fetching, onRefresh }: LiveControlsProps) {
  return (
    <>
      <LiveChip updatedAt={updatedAt} />
      <Tooltip text={ordersTexts.refresh}>
        <button
          type="button"
          className="icon-button md:size-10"
          aria-label={ordersTexts.refresh}
          aria-busy={fetching}
          onClick={onRefresh}
        >
          <RotateCw
            size={18}
            strokeWidth={1.75}
            className={fetching ? 'animate-spin [animation-duration:900ms] motion-reduce:animate-none' : ''}
            aria-hidden
          />
        </button>
      </Tooltip>
    </>
  );
}

const DOTS = {
  connecting: 'bg-ink-3',
  open: 'bg-brand',
  lost: 'border-2 border-price bg-surface',
} as const;

function LiveChip({ updatedAt }: { updatedAt: number }) {
  const status = useRealtimeStatus();
  const now = useNow(CLOCK_MS);
  const label = status === 'open' ? ordersTexts.live : status === 'lost' ? ordersTexts.offline : ordersTexts.connecting;
  return (
    <p
      className="inline-flex items-center gap-x-2 whitespace-nowrap data-[live=lost]:text-danger-ink"
      data-live={status}
    >
      <span
        className={`size-2.5 rounded-full forced-colors:border forced-colors:border-[CanvasText] ${DOTS[status]}`}
        aria-hidden
      />
      <output className={`font-semibold ${status === 'connecting' ? 'max-md:sr-only' : ''}`}>{label}</output>
      {updatedAt > 0 && (
        // Visible on a narrow screen only when the connection is lost.
        <span className={`text-sm text-ink-2 ${status === 'lost' ? '' : 'max-xl:sr-only'}`}>
          {ordersTexts.updated(formatAgo(new Date(updatedAt), now))}
        </span>
      )}
    </p>
  );
}
