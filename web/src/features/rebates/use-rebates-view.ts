import { type RebatePeriodName, rebatePeriodText, type RebatePeriodType, type RebateStatus } from '@larder/kernel';
import { useMemo, useRef } from 'react';
import { useAddressState } from '../../shared/routing/use-address-state.ts';
import { announcements } from '../../shared/ui/live/announcer.tsx';
import { rebatesTexts } from '../../texts/rebates/page.ts';
import { sortAfter, type SortKey } from './model/rebate-rows.ts';
import {
  chooseType,
  chooseYear,
  type PeriodChoice,
  periodShown,
  REBATES_ADDRESS,
  type RebatesView,
} from './model/rebates-view.ts';

export interface RebatesControl {
  view: RebatesView;
  period: RebatePeriodName;
  setType: (type: RebatePeriodType) => void;
  setYear: (year: number) => void;
  setQuarter: (quarter: number) => void;
  setQuery: (query: string) => void;
  setStatus: (status: RebateStatus | null) => void;
  chooseSort: (key: SortKey) => void;
  clearFilters: () => void;
}

/** The page's state, kept in the address. A quarter changed by choosing another year is announced. */
export function useRebatesView(today: string): RebatesControl {
  const [view, setView] = useAddressState(REBATES_ADDRESS);
  const lastQuarter = useRef<number | null>(null);
  const period = useMemo(() => periodShown(view.type, view.period, today), [view.type, view.period, today]);
  return useMemo(() => {
    const show = ({ period: next, resetTo }: PeriodChoice): void => {
      if (next.quarter !== null) lastQuarter.current = next.quarter;
      if (resetTo !== null) {
        const isRunning = next.year === Number(today.slice(0, 4));
        announcements.say(isRunning ? rebatesTexts.resetToCurrent(resetTo) : rebatesTexts.resetToFirst(resetTo));
      }
      setView((before) => ({ ...before, type: next.type, period: rebatePeriodText(next) }));
    };
    return {
      view,
      period,
      setType: (type) => {
        if (period.quarter !== null) lastQuarter.current = period.quarter;
        show(chooseType(period, type, lastQuarter.current, today));
      },
      setYear: (year) => show(chooseYear(period, year, today)),
      setQuarter: (quarter) => show({ period: { ...period, quarter }, resetTo: null }),
      setQuery: (query) => setView((before) => ({ ...before, query })),
      setStatus: (status) => setView((before) => ({ ...before, status })),
      chooseSort: (key) => setView((before) => ({ ...before, sort: sortAfter(before.sort, key) })),
      clearFilters: () => setView((before) => ({ ...before, query: '', status: null })),
    };
  }, [view, period, today, setView]);
}
