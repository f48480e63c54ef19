import './report.css';
import type { CustomerRebate } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
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
        <Loaded query={report} loading={reportTexts.loading} failed={reportTexts.loadError} titled>
          {(statement) => (
            <ReportStatement
              lines={reportLines(statement)}
              currency={reportTexts.currency}
              calculated={reportTexts.calculated(instantWords(statement.calculatedAt, timeZone))}
            />
          )}
        </Loaded>
        <section>
          <h3 className="statement-heading">{reportTexts.orders}</h3>
          <Loaded query={orders} loading={reportTexts.ordersLoading} failed={reportTexts.ordersError} titled>
            {(all) => <ReportOrders orders={all} />}
          </Loaded>
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
