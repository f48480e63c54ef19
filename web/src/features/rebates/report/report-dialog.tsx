import './report.css';
import type { CustomerRebate } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ProblemNotice } from '../../../shared/ui/problem/problem-notice.tsx';
import { reportTexts } from '../../../texts/rebates/report.ts';
import { problems } from '../changes/problems.ts';
import { reportOrdersQuery, reportQuery } from '../rebates-api.ts';
import { reportLines } from './report-lines.ts';
import { ReportOrders } from './report-orders.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ReportStatement } from './report-statement.tsx';
import type { ReportActions } from './use-report-actions.ts';

interface ReportDialogProps {
  row: CustomerRebate;
  actions: ReportActions;
  timeZone: string;
  onClose: () => void;
}

/** A customer's report of the period, and the ways it leaves the house. */
export function ReportDialog({ row, actions, timeZone, onClose }: ReportDialogProps) {
  const [printing, setPrinting] = useState(false);
  const { id } = row.customer;
  const { period } = row.rebate;
  const report = useQuery(reportQuery(id, period));
  const orders = useQuery(reportOrdersQuery(id, period));
  const { busy } = actions;
  return (
    <Dialog
      open
      size="wide"
      title={reportTexts.title}
      description={row.customer.businessName}
      onCloseRequest={onClose}
      footer={
        <>
          <Button
            aria-disabled={report.data === undefined || orders.data === undefined}
            onClick={() => setPrinting(report.data !== undefined && orders.data !== undefined)}
          >
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            {reportTexts.print}
          </Button>
          <Button onClick={() => actions.saveOrders(id, period)}>
            <Sheet size={18} strokeWidth={1.75} aria-hidden />
            {reportTexts.csv}
          </Button>
          <Button aria-busy={busy === 'download'} onClick={() => actions.download(id, period)}>
            <Download size={18} strokeWidth={1.75} aria-hidden />
            {busy === 'download' ? reportTexts.downloading : reportTexts.download}
          </Button>
          <Button tone="primary" aria-busy={busy === 'copy'} onClick={() => actions.copy(id, period)}>
            <Copy size={18} strokeWidth={1.75} aria-hidden />
            {busy === 'copy' ? reportTexts.copying : reportTexts.copy}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ProblemNotice problems={problems} />
        {(report.isRefetchError || orders.isRefetchError) && <Alert>{reportTexts.refetchError}</Alert>}
        {report.data !== undefined ? (
          <ReportStatement
            lines={reportLines(report.data)}
            currency={reportTexts.currency}
            calculated={reportTexts.calculated(instantWords(report.data.calculatedAt, timeZone))}
          />
        ) : (
          <Waiting
            failed={report.isError}
            loading={reportTexts.loading}
            error={reportTexts.loadError}
            message={report.error?.message}
            onRetry={() => void report.refetch()}
          />
        )}
        <section>
          <h3 className="statement-heading">{reportTexts.orders}</h3>
          {orders.data !== undefined ? (
            <ReportOrders orders={orders.data} />
          ) : (
            <Waiting
              failed={orders.isError}
              loading={reportTexts.ordersLoading}
              error={reportTexts.ordersError}
              message={orders.error?.message}
              onRetry={() => void orders.refetch()}
            />
          )}
        </section>
      </div>
      {printing && report.data !== undefined && orders.data !== undefined && (
        <ReportSheet
          report={report.data}
          orders={orders.data}
          timeZone={timeZone}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </Dialog>
  );
}

interface WaitingProps {
  failed: boolean;
  loading: string;
  error: string;
  message: string | undefined;
  onRetry: () => void;
}

function Waiting({ failed, loading, error, message, onRetry }: WaitingProps) {
  if (!failed) return <output className="late block py-8 text-ink-2">{loading}</output>;
  return (
    <ErrorState onRetry={onRetry}>
      <p className="font-semibold">{error}</p>
      <p>{message}</p>
    </ErrorState>
  );
}
