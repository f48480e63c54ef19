import type { CustomerRebateOrders } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { reportTexts } from '../../../texts/rebates/report.ts';
import { orderNotes } from './report-text.ts';

/** Without it, spreadsheets read a file as in their country's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const { columns } = reportTexts;

/** The orders behind a rebate as a CSV file's text. */
export function ordersCsv({ orders }: CustomerRebateOrders): string {
  const header = [columns.date, columns.number, columns.code, columns.amount, columns.share, reportTexts.notes];
  const rows = orders.map((order) => [
    order.orderDate,
    order.orderNumber,
    order.discountCode ?? '',
    order.orderAmount.toFixed(2),
    order.rebateAmount.toFixed(2),
    orderNotes(order).join(', '),
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join('');
}
