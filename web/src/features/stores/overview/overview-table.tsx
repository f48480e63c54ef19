import { formatMoney } from '@larder/kernel';
import type { ReactNode } from 'react';
import { PATHS, type PagePath } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { passFocusBack } from '../../../shared/ui/button.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { overviewTexts as texts } from '../../../texts/stores/overview.ts';
import { formatAgo } from '../../../texts/words.ts';
import { type OverviewFigures, type OverviewRow, overviewSums } from './overview-rows.ts';

const CLOCK_MS = 30_000;

type Named = { slug: string; name: string };

interface OverviewTableProps {
  rows: readonly OverviewRow[];
  /** Rebates and screens, for users who may read them. */
  ofChain: { period: string } | null;
  onRemove: ((store: Named) => void) | null;
}

/** A row for each store, and totals. Each figure links to the list that it counts. */
export function OverviewTable({ rows, ofChain, onRemove }: OverviewTableProps) {
  const now = useNow(CLOCK_MS);
  const { columns } = texts;
  const sums = overviewSums(rows);
  const heads = [
    columns.orders,
    columns.revenue,
    ...(ofChain ? [columns.rebates(ofChain.period)] : []),
    columns.prices,
    columns.own,
    columns.redundant,
    ...(ofChain ? [columns.screens] : []),
  ];
  return (
    <ScrollRegion label={texts.list} className="overflow-x-auto border border-edge bg-surface">
      <table
        className="figures-table tabular-nums [&_:is(th,td)]:px-3! [&_:is(th,td)]:align-baseline [&_:is(th,td)]:not-first:text-right not-print:[&_:is(th,td)]:not-first:whitespace-nowrap [&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:bg-surface [&_tfoot_:is(th,td)]:font-extrabold"
        aria-label={texts.list}
      >
        <TableHead columns={[columns.store, ...heads]} />
        <tbody>
          {rows.map((row) => (
            <StoreRow key={row.store.slug} row={row} ofChain={ofChain} now={now} onRemove={onRemove} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.all}</th>
            <td>
              <Count of={sums.orders} />
            </td>
            <td>
              <Money cents={sums.revenueCents} />
            </td>
            {ofChain && (
              <td>
                <Money cents={sums.rebateCents} />
              </td>
            )}
            <td>{texts.notKnown}</td>
            <td>
              <Count of={sums.overrides} />
            </td>
            <td>
              <Count of={sums.redundant} />
            </td>
            {ofChain && (
              <td>
                <Count of={sums.silent} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

interface StoreRowProps extends Pick<OverviewTableProps, 'ofChain' | 'onRemove'> {
  row: OverviewRow;
  now: Date;
}

function StoreRow({ row, ofChain, now, onRemove }: StoreRowProps) {
  const { slug, active } = row.store;
  const name = namesOf(row.store)[0].text;
  const to = ({ path }: PagePath, more = ''): string => `${path}?store=${encodeURIComponent(slug)}${more}`;
  const { redundant = 0, pending = 0 } = row;
  return (
    <tr data-store={slug}>
      <th scope="row" className="min-w-[8rem] font-semibold! wrap-anywhere">
        {name}
        {!active && <span className="block text-sm font-normal text-ink-2">{texts.closed}</span>}
      </th>
      <td>
        <Figure to={to(PATHS.restaurantOrders)}>
          <Count of={row.orders} />
        </Figure>
        {pending > 0 && (
          <Link
            className="block min-h-6 pointer-coarse:py-3 text-sm text-link underline"
            to={to(PATHS.restaurantOrders, '&status=pending')}
          >
            {texts.pending(pending)}
          </Link>
        )}
      </td>
      <td>
        <Figure to={to(PATHS.restaurantOrders)}>
          <Money cents={row.revenueCents} />
        </Figure>
      </td>
      {ofChain && (
        <td>
          <Figure to={`${PATHS.rebates.path}?period=${ofChain.period}`}>
            <Money cents={row.rebateCents} />
          </Figure>
        </td>
      )}
      <td>
        <Figure to={active ? to(PATHS.products) : null}>{ageOf(row.lastUpdated, now)}</Figure>
      </td>
      <td>
        <Figure to={active ? to(PATHS.products, '&status=differs') : null}>
          <Count of={row.overrides} />
        </Figure>
      </td>
      <td>
        <Count of={row.redundant} />
        {redundant > 0 && onRemove && (
          <button
            ref={passFocusBack}
            type="button"
            className="text-button ml-2"
            aria-label={texts.removeNamed(name)}
            onClick={() => onRemove({ slug, name })}
          >
            {texts.remove}
          </button>
        )}
      </td>
      {ofChain && (
        <td className={(row.silent ?? 0) > 0 ? 'font-bold! text-price' : ''}>
          <Figure to={to(PATHS.screens)}>
            <Count of={row.silent} />
          </Figure>
        </td>
      )}
    </tr>
  );
}

function Figure({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <Link
      className="inline-block min-h-6 min-w-6 pointer-coarse:min-w-11 pointer-coarse:py-3 underline decoration-edge underline-offset-4 hover:decoration-current"
      to={to}
    >
      {children}
    </Link>
  );
}

const Count = ({ of }: { of: OverviewFigures['orders'] }) => of?.toLocaleString('en') ?? texts.notKnown;

const Money = ({ cents }: { cents: number | undefined }) =>
  cents === undefined ? texts.notKnown : formatMoney(cents / 100);

function ageOf(lastUpdated: OverviewRow['lastUpdated'], now: Date): string {
  if (lastUpdated === undefined) return texts.notKnown;
  return lastUpdated === null ? texts.never : formatAgo(new Date(lastUpdated), now);
}
