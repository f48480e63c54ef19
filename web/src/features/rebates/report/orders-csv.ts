import type { CustomerRebateOrders } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { reportTexts } from '../../../texts/rebates/report.ts';
import type { StoreNames } from '../figures/by-store-panel.tsx';
import { orderNotes } from './report-text.ts';

/** Without it, spreadsheets read a file as in their country's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const { columns } = reportTexts;

/** The orders behind a rebate as a CSV file's text, with their stores where there are several. */
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
  return BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join('');
}
