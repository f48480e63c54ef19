import '../../../shared/styles/print-sheets.css';
import type { CustomerRebateOrders, CustomerRebateReport } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { storeQuery } from '../../../shared/api/stores.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { reportTexts } from '../../../texts/rebates/report.ts';
import { reportLines, reportPeriod } from './report-lines.ts';
import { ReportOrders } from './report-orders.tsx';
import { ReportStatement } from './report-statement.tsx';

interface ReportSheetProps {
  report: CustomerRebateReport;
  orders: CustomerRebateOrders;
  timeZone: string;
  onPrinted: () => void;
}

/** The report as the printer gets it, printed as soon as it stands: on paper nothing else is. */
export function ReportSheet({ report, orders, timeZone, onPrinted }: ReportSheetProps) {
  const done = useLatest(onPrinted);
  const store = useQuery(storeQuery).data;
  useEffect(() => {
    const finish = (): void => done.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [done]);
  return createPortal(
    <div className="print-sheets">
      <article className="print-sheet">
        <header className="print-head">
          <div>
            <h2 className="print-number">{reportTexts.title}</h2>
            <p className="print-restaurant">{report.customer.businessName}</p>
          </div>
          <div className="text-right">
            <p>{reportPeriod(report)}</p>
            {store && <p>{store.name}</p>}
            {store && <p>{store.address}</p>}
          </div>
        </header>
        <ReportStatement
          lines={reportLines(report)}
          currency={reportTexts.currency}
          calculated={reportTexts.calculated(instantWords(report.calculatedAt, timeZone))}
        />
        <h3 className="statement-heading">{reportTexts.orders}</h3>
        <ReportOrders orders={orders} isPaper />
      </article>
    </div>,
    document.body,
  );
}
