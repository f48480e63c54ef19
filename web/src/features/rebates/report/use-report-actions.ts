import type { CustomerRebateOrders } from '@larder/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { noticeOf } from '../../../shared/api/api-error.ts';
import { csvText, recordExport, saveCsv, saveFile } from '../../../shared/api/file-answer.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { staffStoresQuery } from '../../../shared/kit/store-scope.tsx';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { reportTexts } from '../../../texts/rebates/report.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { type StoreNames, storeNamesOf } from '../figures/by-store-panel.tsx';
import { reportOrdersQuery, reportQuery } from '../rebates-api.ts';
import { problems } from '../use-change-rebate.ts';
import { orderNotes, reportFileName, reportFileText, reportText } from './report-text.ts';

const { columns } = reportTexts;

/** The orders behind a rebate as CSV text, with their stores if there are several. */
export function ordersCsv({ orders }: CustomerRebateOrders, names: StoreNames): string {
  const hasStores = names.size > 0;
  const header = [
    columns.date,
    columns.number,
    ...(hasStores ? [columns.store] : []),
    columns.code,
    columns.amount,
    columns.share,
    reportTexts.notes,
  ];
  const rows = orders.map((order) => [
    order.orderDate,
    order.orderNumber,
    ...(hasStores ? [names.get(order.store) ?? order.store] : []),
    order.discountCode ?? '',
    order.orderAmount.toFixed(2),
    order.rebateAmount.toFixed(2),
    orderNotes(order).join(', '),
  ]);
  return csvText([header, ...rows]);
}

/**
 * Copies a text that may still be loading to the clipboard. Some browsers allow this only right at the click, and
 * accept a promise instead.
 */
async function copyText(text: Promise<string>): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new ClipboardClosed();
  try {
    if (typeof ClipboardItem === 'undefined' || typeof clipboard.write !== 'function')
      await clipboard.writeText(await text);
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(asBlob) })]);
  } catch {
    // Rethrows if loading the text failed.
    await text;
    throw new ClipboardClosed();
  }
}

/** The browser does not allow copying: the address is not secure, or permission was denied. */
class ClipboardClosed extends Error {
  override readonly name = 'ClipboardClosed';
}

const asBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });

export interface ReportActions {
  copy: (customerId: string, period: string) => void;
  download: (customerId: string, period: string) => void;
  saveOrders: (customerId: string, period: string) => void;
  /** The action in progress, so that it is not started twice. */
  busy: 'copy' | 'download' | null;
  /** The text to be copied manually; null when there is none. */
  byHand: string | null;
  closeByHand: () => void;
}

/** Copies and saves reports, each freshly fetched, so that outdated figures are never sent to a customer. */
export function useReportActions(): ReportActions {
  const client = useQueryClient();
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const [busy, setBusy] = useState<ReportActions['busy']>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const running = useRef(false);
  const ways = useMemo(() => {
    const run = async (what: 'copy' | 'download', act: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(what);
      problems.clear();
      try {
        await act();
      } catch (error) {
        const { failure } = what === 'copy' ? rebateToasts.copyReport : rebateToasts.downloadReport;
        const notice = noticeOf(error, failure.fallback);
        toasts.show({ title: failure.title, description: notice, tone: 'error' });
        problems.show({ title: failure.title, detail: notice });
      } finally {
        running.current = false;
        setBusy(null);
      }
    };
    const fetchReport = async (id: string, period: string) => {
      const [report, stores] = await Promise.all([
        client.fetchQuery(reportQuery(id, period)),
        client.ensureQueryData(staffStoresQuery),
      ]);
      return { report, names: storeNamesOf(stores, report.byStore) };
    };
    const fetchOrders = (id: string, period: string) => client.fetchQuery(reportOrdersQuery(id, period));
    return {
      copy: (id: string, period: string) =>
        void run('copy', async () => {
          const text = fetchReport(id, period).then(({ report, names }) => reportText(report, timeZone, names));
          try {
            await copyText(text);
            toasts.show({ title: rebateToasts.copyReport.success });
          } catch (error) {
            if (!(error instanceof ClipboardClosed)) throw error;
            const { title } = rebateToasts.copyReport.failure;
            toasts.show({ title, description: reportTexts.blocked, tone: 'error' });
            setByHand(await text);
          }
        }),
      download: (id: string, period: string) =>
        void run('download', async () => {
          const [{ report, names }, orders] = await Promise.all([fetchReport(id, period), fetchOrders(id, period)]);
          const text = reportFileText(report, orders, timeZone, names);
          await recordExport({ what: 'rebates', format: 'txt', count: orders.orders.length });
          const content = new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' });
          saveFile({ name: reportFileName(report, 'txt'), content });
          toasts.show({ title: rebateToasts.downloadReport.success });
        }),
      saveOrders: (id: string, period: string) =>
        void run('download', async () => {
          const [{ report, names }, orders] = await Promise.all([fetchReport(id, period), fetchOrders(id, period)]);
          await saveCsv('rebates', orders.orders.length, reportFileName(report, 'csv'), ordersCsv(orders, names));
        }),
    };
  }, [client, timeZone]);
  return { ...ways, busy, byHand, closeByHand: () => setByHand(null) };
}
