import './rebate-list.css';
import type { RebateSummary } from '@larder/contracts';
import { rebatePeriodText } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import { namedPeriod } from '../model/period-words.ts';
import { filterRows, sortRows } from '../model/rebate-rows.ts';
import type { RebatesControl } from '../use-rebates-view.ts';
import type { RowActions } from './rebate-actions.tsx';
import { RebateRows } from './rebate-rows.tsx';
import { RebatesToolbar } from './rebates-toolbar.tsx';

interface ListProps {
  summary: UseQueryResult<RebateSummary>;
  control: RebatesControl;
  actions: RowActions;
  timeZone: string;
}

/** The rebates of the period, or why there are none to see. */
export function RebateList({ summary, control, actions, timeZone }: ListProps) {
  return (
    <Loaded query={summary} loading={<RebateSkeleton />} failed={rebatesTexts.loadError} titled>
      {({ rebates }) => (
        <section className="grid gap-3" aria-labelledby="rebates-heading">
          <h2 id="rebates-heading" className="text-xl font-extrabold">
            {rebateListTexts.heading}
          </h2>
          {summary.isRefetchError && <Alert className="text-sm">{rebatesTexts.refetchError}</Alert>}
          {rebates.length === 0 ? (
            <EmptyState
              icon={<HandCoins size={32} strokeWidth={1.5} aria-hidden />}
              title={rebatesTexts.empty(namedPeriod(rebatePeriodText(control.period)))}
              hint={rebatesTexts.emptyHint}
            />
          ) : (
            <Rows rebates={rebates} control={control} actions={actions} timeZone={timeZone} />
          )}
        </section>
      )}
    </Loaded>
  );
}

interface RowsProps extends Omit<ListProps, 'summary'> {
  rebates: RebateSummary['rebates'];
}

function Rows({ rebates, control, actions, timeZone }: RowsProps) {
  const { query, status, sort } = control.view;
  // The table may lag behind the keys; the field may not.
  const sought = useDeferredValue(query);
  const rows = useMemo(
    () => sortRows(filterRows(rebates, { query: sought, status }), sort),
    [rebates, sought, status, sort],
  );
  return (
    <>
      <RebatesToolbar control={control} />
      <output className="text-sm text-ink-2">
        {rebateListTexts.count(rows.length.toLocaleString('en'), rebates.length.toLocaleString('en'))}
      </output>
      {rows.length === 0 ? (
        <EmptyState icon={<HandCoins size={32} strokeWidth={1.5} aria-hidden />} title={rebateListTexts.noMatch}>
          <Button onClick={control.clearFilters}>{rebateListTexts.clearFilters}</Button>
        </EmptyState>
      ) : (
        <RebateRows rows={rows} sort={sort} onSort={control.chooseSort} actions={actions} timeZone={timeZone} />
      )}
    </>
  );
}

const ROWS = [0, 1, 2, 3];

/** Stands where the table will, while there is none. */
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
