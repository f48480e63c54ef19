import type { CustomerRebate, CustomerRebateOrders, CustomerRebateReport } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { PrintSheet } from '../../../shared/kit/print-sheet.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ProblemNotice } from '../../../shared/ui/problem/problem-notice.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { reportTexts } from '../../../texts/rebates/report.ts';
import { useStoreNames, type StoreNames } from '../figures/by-store-panel.tsx';
import { reportOrdersQuery, reportQuery } from '../rebates-api.ts';
import { problems } from '../use-change-rebate.ts';
import { type ReportLine, type ReportLines, reportLines, reportPeriod } from './report-lines.ts';
import { ReportOrders } from './report-orders.tsx';
import type { ReportActions } from './use-report-actions.ts';

interface ReportDialogProps {
  row: CustomerRebate;
  actions: ReportActions;
  timeZone: string;
  onClose: () => void;
}

/** A customer's report of the period, with buttons to copy, save and print it. */
export function ReportDialog({ row, actions, timeZone, onClose }: ReportDialogProps) {
  const [printing, setPrinting] = useState(false);
  const { id } = row.customer;
  const { period } = row.rebate;
  const report = useQuery(reportQuery(id, period));
  const orders = useQuery(reportOrdersQuery(id, period));
  const names = useStoreNames(report.data?.byStore);
  const { busy } = actions;
  return (
    <Dialog
      size="wide"
      title={reportTexts.title}
      description={row.customer.businessName}
      onCloseRequest={onClose}
      footer={
        <>
          <Button
            icon={Printer}
            aria-disabled={report.data === undefined || orders.data === undefined}
            onClick={() => setPrinting(report.data !== undefined && orders.data !== undefined)}
          >
            {reportTexts.print}
          </Button>
          <Button icon={Sheet} onClick={() => actions.saveOrders(id, period)}>
            {reportTexts.csv}
          </Button>
          <Button icon={Download} aria-busy={busy === 'download'} onClick={() => actions.download(id, period)}>
            {busy === 'download' ? reportTexts.downloading : reportTexts.download}
          </Button>
          <Button icon={Copy} tone="primary" aria-busy={busy === 'copy'} onClick={() => actions.copy(id, period)}>
            {busy === 'copy' ? reportTexts.copying : reportTexts.copy}
          </Button>
        </>
      }
    >
      <ScrollRegion label={reportTexts.title} className="grid gap-5">
        <ProblemNotice problems={problems} />
        {(report.isRefetchError || orders.isRefetchError) && <Alert>{reportTexts.refetchError}</Alert>}
        <Loaded query={report} loading={reportTexts.loading} failed={reportTexts.loadError} titled>
          {(statement) => (
            <ReportStatement
              lines={reportLines(statement, names)}
              currency={reportTexts.currency}
              calculated={reportTexts.calculated(formatInstant(statement.calculatedAt, timeZone))}
            />
          )}
        </Loaded>
        <section>
          <h3 className="pb-1.5 text-[1.125rem] font-extrabold">{reportTexts.orders}</h3>
          <Loaded query={orders} loading={reportTexts.ordersLoading} failed={reportTexts.ordersError} titled>
            {(all) => <ReportOrders orders={all} names={names} />}
          </Loaded>
        </section>
      </ScrollRegion>
      {printing && report.data !== undefined && orders.data !== undefined && (
        <ReportSheet
          report={report.data}
          orders={orders.data}
          names={names}
          timeZone={timeZone}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </Dialog>
  );
}

interface ReportSheetProps {
  report: CustomerRebateReport;
  orders: CustomerRebateOrders;
  names: StoreNames;
  timeZone: string;
  onPrinted: () => void;
}

function ReportSheet({ report, orders, names, timeZone, onPrinted }: ReportSheetProps) {
  const store = useQuery(storeQuery).data;
  return (
    <PrintSheet
      title={reportTexts.title}
      about={report.customer.businessName}
      beside={
        <>
          <p>{reportPeriod(report)}</p>
          {store && (
            <p>
              <BothNames of={store} second="" />
            </p>
          )}
          {store && <p>{store.address}</p>}
        </>
      }
      onPrinted={onPrinted}
    >
      <ReportStatement
        lines={reportLines(report, names)}
        currency={reportTexts.currency}
        calculated={reportTexts.calculated(formatInstant(report.calculatedAt, timeZone))}
      />
      <h3 className="pb-1.5 text-[1.125rem] font-extrabold">{reportTexts.orders}</h3>
      <ReportOrders orders={orders} names={names} isPaper />
    </PrintSheet>
  );
}

interface ReportStatementProps {
  lines: ReportLines;
  currency: string;
  calculated: string;
}

/** A report as a document: its subject, the calculation, and the payment. */
function ReportStatement({ lines, currency, calculated }: ReportStatementProps) {
  return (
    <div data-part="statement" className="grid gap-3 print:py-[12pt]">
      <Lines lines={lines.facts} look={FACTS} />
      <Lines lines={lines.sums} part="statement-sums" look={SUMS} />
      {lines.stores.length > 0 && (
        <section data-part="statement-stores">
          <h3 className="font-extrabold">{reportTexts.byStore}</h3>
          <Lines lines={lines.stores} look={FACTS} />
        </section>
      )}
      {lines.after.length > 0 && <Lines lines={lines.after} look={FACTS} />}
      <p className="flex flex-wrap justify-between gap-x-6 text-[0.875rem] text-ink-2 print:text-black">
        <span>{currency}</span>
        <span>{calculated}</span>
      </p>
    </div>
  );
}

const FACTS = { row: '', name: 'w-44 flex-none max-sm:w-full', value: 'min-w-0 flex-[1_1_14rem]' };
const SUMS = {
  row: 'justify-between last:border-t-2 last:border-b-0 last:border-t-ink last:text-[1.25rem]',
  name: '',
  value: 'text-right',
};

interface LinesProps {
  lines: readonly ReportLine[];
  look: typeof FACTS;
  part?: string;
}

function Lines({ lines, look, part }: LinesProps) {
  return (
    <dl data-part={part}>
      {lines.map(({ name, value, isSum = false }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two adjustments of one period have the same name
        <div
          key={`${index}-${name}`}
          className={`flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-[5px] print:break-inside-avoid print:border-black ${look.row} ${isSum ? 'font-extrabold' : ''}`}
        >
          <dt className={`${look.name} ${isSum ? '' : 'text-ink-2 print:text-black'}`}>{name}</dt>
          <dd className={`max-w-full wrap-anywhere ${look.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
