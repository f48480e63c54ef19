import '../../shared/styles/staff-lists.css';
import type { CustomerRebate } from '@larder/contracts';
import { type RebatePeriodName, rebatePeriodText } from '@larder/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Merge, Calculator } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { storeQuery } from '../../shared/api/stores.ts';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useLive } from '../../shared/realtime/use-live.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Announcer } from '../../shared/ui/live/announcer.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/problem/problem-notice.tsx';
import { useStoreDay } from '../../shared/use-store-day.ts';
import { rebatesTexts } from '../../texts/rebates/page.ts';
import { reportTexts } from '../../texts/rebates/report.ts';
import { MergeDialog } from './customers/merge-dialog.tsx';
import { AccrualPanel } from './figures/accrual-panel.tsx';
import { ByStorePanel } from './figures/by-store-panel.tsx';
import { RebateFigures } from './figures/rebate-figures.tsx';
import type { RowActions } from './list/rebate-actions.tsx';
import { RebateList } from './list/rebate-list.tsx';
import { countStatuses } from './model/rebate-rows.ts';
import { namedPeriod } from './model/rebate-texts.ts';
import { PaymentDialog } from './payment/payment-dialog.tsx';
import { UndoDialog } from './payment/undo-dialog.tsx';
import { PeriodRow } from './period/period-row.tsx';
import { type Calculation, useCalculation } from './period/use-calculation.ts';
import { summaryQuery } from './rebates-api.ts';
import { ReportDialog } from './report/report-dialog.tsx';
import { useReportActions } from './report/use-report-actions.ts';
import { problems } from './use-change-rebate.ts';
import { useRebatesView } from './use-rebates-view.ts';

type Over =
  | { kind: 'pay' | 'undo' | 'report'; row: CustomerRebate }
  | { kind: 'merge'; customer: CustomerRebate['customer'] | null };

/** Customers' rebates of a period and their payments. The period is in the address. */
export function RebatesPage() {
  const today = useStoreDay();
  const store = useQuery(storeQuery);
  const timeZone = store.data?.timeZone ?? 'UTC';
  const control = useRebatesView(today);
  // The current period depends on the store's time zone.
  const summary = useQuery({ ...summaryQuery(control.period), enabled: !store.isPending });
  const calculation = useCalculation(control.period);
  const reports = useReportActions();
  const [over, setOver] = useState<Over | null>(null);
  const { copy, download } = reports;
  const actions = useMemo<RowActions>(
    () => ({
      pay: (row) => setOver({ kind: 'pay', row }),
      undo: (row) => setOver({ kind: 'undo', row }),
      report: (row) => setOver({ kind: 'report', row }),
      copy: ({ customer, rebate }) => copy(customer.id, rebate.period),
      download: ({ customer, rebate }) => download(customer.id, rebate.period),
      merge: ({ customer }) => setOver({ kind: 'merge', customer }),
    }),
    [copy, download],
  );
  const close = (): void => setOver(null);
  useLiveRebates();
  const { data } = summary;
  const accrual = data?.accrual ?? null;

  return (
    <StaffPage
      name="rebates"
      texts={rebatesTexts}
      about="chain"
      badges={<RebateFigures totals={data?.summary} />}
      beside={
        <>
          <Announcer />
          {over?.kind === 'pay' && <PaymentDialog row={over.row} today={today} timeZone={timeZone} onClose={close} />}
          {over?.kind === 'undo' && <UndoDialog row={over.row} onClose={close} />}
          {over?.kind === 'report' && (
            <ReportDialog row={over.row} actions={reports} timeZone={timeZone} onClose={close} />
          )}
          {over?.kind === 'merge' && <MergeDialog from={over.customer} onClose={close} />}
          {reports.byHand !== null && <CopyBox text={reports.byHand} onClose={reports.closeByHand} />}
        </>
      }
    >
      <PeriodRow control={control} today={today}>
        <CalculateButton period={control.period} rows={data?.rebates} calculation={calculation} />
      </PeriodRow>
      <RunProgress {...calculation} />
      <ProblemNotice problems={problems} />
      <RebateList summary={summary} control={control} actions={actions} timeZone={timeZone}>
        <Button icon={Merge} onClick={() => setOver({ kind: 'merge', customer: null })}>
          {rebatesTexts.merge}
        </Button>
      </RebateList>
      {data !== undefined && <ByStorePanel byStore={data.byStore} summary={data.summary} />}
      {accrual !== null && <AccrualPanel type={control.period.type} accrual={accrual} timeZone={timeZone} />}
      <p className="text-sm text-ink-2">{rebatesTexts.currency}</p>
    </StaffPage>
  );
}

/** The progress of a calculation. Most end before it appears. */
function RunProgress({ running, run }: Calculation) {
  if (!running) return null;
  return (
    <div className="flex animate-[appear_1ms_linear_700ms_both] flex-wrap items-center gap-x-4 gap-y-2 border border-edge bg-surface px-5 py-3">
      <progress
        className="progress flex-[1_1_200px]"
        max={1}
        value={run?.progress}
        aria-label={rebatesTexts.progress}
      />
      <output className="font-semibold">
        {run === null ? rebatesTexts.calculating : rebatesTexts.progressOf(Math.round(run.progress * 100), run.message)}
      </output>
      <span className="text-sm text-ink-2">{rebatesTexts.stillRunning}</span>
    </div>
  );
}

/** The report's text, preselected, to be copied manually. */
function CopyBox({ text, onClose }: { text: string; onClose: () => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      title={reportTexts.boxTitle}
      description={reportTexts.boxBody}
      initialFocus={box}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>{reportTexts.close}</Button>}
    >
      <textarea
        ref={box}
        readOnly
        rows={16}
        className="field px-3 py-2.5 font-code text-[0.8125rem] whitespace-pre"
        aria-label={reportTexts.boxLabel}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}

/** An order that has moved is in the figures within two seconds, when the second refetch finds it. */
const SECOND_REFETCH_MS = 2000;

/** Refetches the page's data when orders have moved or were deleted. A new order does not change it yet. */
function useLiveRebates(): void {
  const client = useQueryClient();
  const second = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refetch = (): void => void client.invalidateQueries({ queryKey: staffKeys.rebates });
  useLive(
    (message) => message.kind === 'orders-changed' && !message.isNew,
    () => {
      refetch();
      clearTimeout(second.current);
      second.current = setTimeout(refetch, SECOND_REFETCH_MS);
    },
  );
  useEffect(() => () => clearTimeout(second.current), []);
}

interface CalculateButtonProps {
  period: RebatePeriodName;
  /** The existing rebates of the period; undefined until they have loaded. */
  rows: readonly CustomerRebate[] | undefined;
  calculation: Calculation;
}

/** Calculates the period; a repeated calculation needs a confirmation, which lists the effects. */
function CalculateButton({ period, rows = [], calculation }: CalculateButtonProps) {
  const [asking, setAsking] = useState(false);
  const { pending, below_minimum: below, approved, paid } = countStatuses(rows);
  const press = (): void => {
    if (calculation.running) return;
    if (rows.length > 0) setAsking(true);
    else calculation.start();
  };
  return (
    <>
      <Button
        icon={Calculator}
        tone="primary"
        className="min-w-50 max-md:flex-[1_1_100%]"
        aria-busy={calculation.running}
        onClick={press}
      >
        {calculation.running ? rebatesTexts.calculating : rebatesTexts.calculate}
      </Button>
      {asking && (
        <ConfirmDialog
          tone="primary"
          title={rebatesTexts.confirmTitle(namedPeriod(rebatePeriodText(period)))}
          body={rebatesTexts.confirmBody}
          confirmLabel={rebatesTexts.calculate}
          onConfirm={() => {
            setAsking(false);
            calculation.start();
          }}
          onCancel={() => setAsking(false)}
        >
          <ul className="grid list-disc gap-1 pl-5">
            {pending + below > 0 && <li>{rebatesTexts.confirmPending(pending + below)}</li>}
            {approved > 0 && <li>{rebatesTexts.confirmApproved(approved)}</li>}
            {paid > 0 && <li>{rebatesTexts.confirmPaid(paid)}</li>}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
