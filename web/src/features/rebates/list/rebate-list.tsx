import type { RebateSummary } from '@larder/contracts';
import { REBATE_STATUSES, rebatePeriodText } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchField, SortControl, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import { SORT_KEYS, filterRows, sortRows } from '../model/rebate-rows.ts';
import { namedPeriod } from '../model/rebate-texts.ts';
import type { RebatesControl } from '../use-rebates-view.ts';
import type { RowActions } from './rebate-actions.tsx';
import { RebateRows } from './rebate-rows.tsx';

interface ListProps {
  summary: UseQueryResult<RebateSummary>;
  control: RebatesControl;
  actions: RowActions;
  timeZone: string;
  /** Actions for all rows. */
  children: ReactNode;
}

/** The rebates of the period, or why there are none. */
export function RebateList({ summary, control, actions, timeZone, children }: ListProps) {
  return (
    <Loaded query={summary} loading={<RebateSkeleton />} failed={rebatesTexts.loadError} titled>
      {({ rebates }) => (
        <section className="grid grid-cols-1 gap-1.5" aria-labelledby="rebates-heading">
          <h2 id="rebates-heading" className="sr-only">
            {rebateListTexts.heading}
          </h2>
          {summary.isRefetchError && <Alert className="text-sm">{rebatesTexts.refetchError}</Alert>}
          {rebates.length === 0 ? (
            <EmptyState
              icon={HandCoins}
              title={rebatesTexts.empty(namedPeriod(rebatePeriodText(control.period)))}
              hint={rebatesTexts.emptyHint}
            >
              {children}
            </EmptyState>
          ) : (
            <Rows rebates={rebates} control={control} actions={actions} timeZone={timeZone}>
              {children}
            </Rows>
          )}
        </section>
      )}
    </Loaded>
  );
}

interface RowsProps extends Omit<ListProps, 'summary'> {
  rebates: RebateSummary['rebates'];
}

function Rows({ rebates, control, actions, timeZone, children }: RowsProps) {
  const { query, status, sort } = control.view;
  // The table may lag behind typing; the field must not.
  const wanted = useDeferredValue(query);
  const rows = useMemo(
    () => sortRows(filterRows(rebates, { query: wanted, status }), sort),
    [rebates, wanted, status, sort],
  );
  return (
    <>
      <RebatesToolbar control={control}>
        <output className="self-center text-sm text-ink-2">
          {rebateListTexts.count(rows.length.toLocaleString('en'), rebates.length.toLocaleString('en'))}
        </output>
        {children}
      </RebatesToolbar>
      {rows.length === 0 ? (
        <EmptyState icon={HandCoins} title={rebateListTexts.noMatch}>
          <Button onClick={control.clearFilters}>{rebateListTexts.clearFilters}</Button>
        </EmptyState>
      ) : (
        <RebateRows rows={rows} sort={sort} onSort={control.chooseSort} actions={actions} timeZone={timeZone} />
      )}
    </>
  );
}

const ROWS = [0, 1, 2, 3];

/** The table's placeholder while it loads. */
function RebateSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{rebatesTexts.loading}</output>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-[180px] md:h-[96px]" aria-hidden />
      ))}
    </div>
  );
}

const { columns, statuses } = rebateListTexts;
const SORT_OPTIONS = SORT_KEYS.map((value) => ({ value, label: columns[value] }));
const STATUS_OPTIONS = [
  { value: '', label: rebateListTexts.allStatuses },
  ...REBATE_STATUSES.map((value) => ({ value, label: statuses[value] })),
];

/** Filters of the table, and a choice of the order, because cards have no headings. */
function RebatesToolbar({ control, children }: { control: RebatesControl; children: ReactNode }) {
  const { view, setQuery, setStatus, chooseSort } = control;
  const wide = useWideScreen();
  return (
    <search className="toolbar strip">
      <SearchField
        label={rebateListTexts.search}
        placeholder={rebateListTexts.searchPlaceholder}
        query={view.query}
        onChange={(query) => setQuery(query.slice(0, 100))}
      />
      <ToolbarSelect
        label={rebateListTexts.statusFilter}
        options={STATUS_OPTIONS}
        value={view.status ?? ''}
        onChange={(chosen) => setStatus(REBATE_STATUSES.find((status) => status === chosen) ?? null)}
      />
      {!wide && (
        <SortControl
          sort={view.sort}
          options={SORT_OPTIONS}
          onChoose={chooseSort}
          onTurn={() => chooseSort(view.sort.key)}
        />
      )}
      {children}
    </search>
  );
}
