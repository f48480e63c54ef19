import type { PriceChange, Store } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { priceChangesQuery } from '../../../shared/api/screens.ts';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { AuditSubjectLink } from '../../../shared/routing/audit-link.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { priceChangeTexts, screenTexts } from '../../../texts/screens.ts';

/** The milliseconds until a screen confirmed a change; null until then. */
export function confirmedInMs(change: Pick<PriceChange, 'at'>, confirmedAt: string | null): number | null {
  // The times come from two clocks of the server: slightly before the change means at once.
  return confirmedAt === null ? null : Math.max(0, Date.parse(confirmedAt) - Date.parse(change.at));
}

/** The time of the slowest screen that confirmed a change; null when none has. */
export function slowestMs(change: PriceChange): number | null {
  const times = change.screens
    .map(({ confirmedAt }) => confirmedInMs(change, confirmedAt))
    .filter((time): time is number => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/** "0.4 s", "12 s", "2 min 5 s", "3 h 12 min", "2 days": as exact as needed. */
export function formatDuration(ms: number): string {
  const { seconds, minutes, hours, days } = priceChangeTexts.durations;
  if (ms < 9_950) return seconds((ms / 1000).toFixed(1));
  const whole = Math.round(ms / 1000);
  const [inMinutes, inHours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
  if (inHours >= 48) return days(Math.floor(inHours / 24));
  const parts = [
    inHours > 0 && hours(inHours),
    inMinutes % 60 > 0 && minutes(inMinutes % 60),
    inHours === 0 && whole % 60 > 0 && seconds(String(whole % 60)),
  ];
  return parts.filter(Boolean).join(' ');
}

interface PriceChangeListProps {
  /** A store's short name for its changes and the chain's; null for all. */
  ofStore: string | null;
  stores: readonly Store[];
  timeZone: string;
}

/** The last price changes, each with the screens' confirmations. */
export function PriceChangeList({ ofStore, stores, timeZone }: PriceChangeListProps) {
  const changes = useQuery(priceChangesQuery);
  const products = useQuery(chainProductsQuery);
  const id = useId();
  const nameOf = (change: PriceChange): string | null =>
    products.data?.find((product) => change.subject === `product:${product.id}`)?.description ?? null;
  // Refetched after a change, so that a new product has a name too.
  const newest = changes.data?.changes[0];
  const isNewcomer = newest?.type === 'product.created' && nameOf(newest) === null;
  const refetchProducts = products.refetch;
  useEffect(() => {
    if (isNewcomer) void refetchProducts();
  }, [isNewcomer, newest?.revision, refetchProducts]);
  return (
    <section aria-labelledby={id} className="grid gap-3 pt-5">
      <header>
        <h2 id={id} className="text-xl font-extrabold">
          {priceChangeTexts.title}
        </h2>
        <p className="text-sm text-ink-2">{priceChangeTexts.hint}</p>
      </header>
      {changes.isRefetchError && (
        <ErrorState onRetry={() => void changes.refetch()}>
          {sentenceOf(changes.error, priceChangeTexts.loadError)}
        </ErrorState>
      )}
      <Loaded query={changes} loading={priceChangeTexts.loading} failed={priceChangeTexts.loadError}>
        {(log) => {
          const shown = log.changes.filter(({ store = ofStore }) => ofStore === null || store === ofStore);
          if (shown.length === 0) return <p className="text-ink-2">{priceChangeTexts.empty}</p>;
          return (
            <ul aria-labelledby={id} className="bordered-list">
              {shown.map((change) => (
                <PriceChangeRow
                  key={change.revision}
                  change={change}
                  product={nameOf(change)}
                  storeName={change.store ? storeNameIn(stores, change.store) : null}
                  timeZone={timeZone}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}

interface PriceChangeRowProps {
  change: PriceChange;
  /** The name of the changed product; null for other changes and deleted products. */
  product: string | null;
  /** Null when the change is the chain's. */
  storeName: string | null;
  timeZone: string;
}

/** One change: what, when, and how many screens confirmed it; on demand each screen's time. */
function PriceChangeRow({ change, product, storeName, timeZone }: PriceChangeRowProps) {
  const slowest = slowestMs(change);
  const kind = priceChangeTexts.kinds[change.type] ?? change.type;
  return (
    <li
      data-change={change.revision}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_auto]"
    >
      <div>
        <p className="wrap-anywhere">
          <span className="font-semibold">{kind}</span>
          {product !== null && ` · ${product}`}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={change.at}>{formatInstant(change.at, timeZone)}</time> ·{' '}
          {screenTexts.revision(change.revision)}
          {storeName !== null && ` · ${storeName}`}
        </p>
      </div>
      {change.screens.length === 0 ? (
        <p className="order-3 col-span-full text-sm text-ink-2 md:order-none md:col-auto">
          {priceChangeTexts.noScreens}
        </p>
      ) : (
        <div className="flex flex-wrap col-span-full order-3 gap-y-1 gap-x-3 items-center md:[grid-column:auto] md:order-0">
          <Receipts change={change} />
          {slowest !== null && (
            <p className="text-sm text-ink-2">{priceChangeTexts.slowest(formatDuration(slowest))}</p>
          )}
        </div>
      )}
      <AuditSubjectLink subject={change.subject} about={product ?? kind} />
      {change.screens.length > 0 && <EachScreen change={change} />}
    </li>
  );
}

function Receipts({ change: { confirmed, waiting, stale, screens } }: { change: PriceChange }) {
  const tone = stale > 0 ? 'danger' : waiting > 0 ? 'info' : 'good';
  const icon = stale > 0 ? TriangleAlert : waiting > 0 ? Hourglass : CircleCheck;
  return (
    <Badge tone={tone} icon={icon}>
      {priceChangeTexts.receipts(confirmed, screens.length, waiting, stale)}
    </Badge>
  );
}

function EachScreen({ change }: { change: PriceChange }) {
  return (
    <details className="group order-4 col-span-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-link">
        {priceChangeTexts.each}
        <ChevronDown size={18} strokeWidth={1.75} className="group-open:rotate-180" aria-hidden />
      </summary>
      <ul>
        {change.screens.map(({ id, name, confirmedAt, state }) => {
          const time = confirmedInMs(change, confirmedAt);
          return (
            <li
              key={id}
              className="flex justify-between gap-4 border-t border-hairline py-1.5 text-[0.875rem] *:last:flex-none"
            >
              <span className="wrap-anywhere">{name}</span>
              <span className={time === null && state === 'stale' ? 'font-semibold text-danger-ink' : 'text-ink-2'}>
                {time === null ? screenTexts.states[state] : priceChangeTexts.shownIn(formatDuration(time))}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
