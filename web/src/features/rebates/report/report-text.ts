import type { CustomerRebateOrders, CustomerRebateReport } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { formatDay, formatInstant } from '../../../shared/time/format-time.ts';
import { reportTexts } from '../../../texts/rebates/report.ts';
import type { StoreNames } from '../figures/by-store-panel.tsx';
import { reportLines, type ReportLine } from './report-lines.ts';

/** The width of the longest label; with more, values would wrap in narrow e-mails. */
const NAME_WIDTH = 24;
/** The length of a customer's name in a file name. */
const NAME_LENGTH = 60;

type Order = CustomerRebateOrders['orders'][number];

/** The report as text for an e-mail, without orders; line ends work on any system. */
export function reportText(report: CustomerRebateReport, timeZone: string, names: StoreNames): string {
  const { customer, facts, sums, stores, after } = reportLines(report, names);
  return lines([
    reportTexts.title.toUpperCase(),
    reportTexts.currency,
    '',
    line({ name: reportTexts.customer, value: customer }),
    ...facts.map(line),
    '',
    ...sums.map(line),
    ...(stores.length === 0 ? [] : ['', reportTexts.byStore.toUpperCase(), ...stores.map(line)]),
    ...(after.length === 0 ? [] : ['', ...after.map(line)]),
    '',
    reportTexts.calculated(formatInstant(report.calculatedAt, timeZone)),
  ]);
}

/** The report as a file, which also has the orders with their shares. */
export function reportFileText(
  report: CustomerRebateReport,
  orders: CustomerRebateOrders,
  timeZone: string,
  names: StoreNames,
): string {
  const { total } = reportTexts;
  const sums = [formatMoney(orders.summary.totalPurchases), formatMoney(orders.summary.totalRebates)];
  return (
    reportText(report, timeZone, names) +
    lines([
      '',
      reportTexts.orders.toUpperCase(),
      ...(orders.orders.length === 0
        ? [reportTexts.noOrders]
        : [
            columns(
              [reportTexts.columns.date, reportTexts.columns.number, reportTexts.columns.code],
              [reportTexts.columns.amount, reportTexts.columns.share],
            ),
            ...orders.orders.map(orderLine),
            columns([total, '', ''], sums),
          ]),
    ])
  );
}

function orderLine(order: Order): string {
  const texts = [formatDay(order.orderDate), order.orderNumber, order.discountCode ?? ''];
  const text = columns(texts, [formatMoney(order.orderAmount), formatMoney(order.rebateAmount)]);
  const notes = orderNotes(order);
  return notes.length === 0 ? text : `${text}  (${notes.join(', ')})`;
}

/** Notes about an unusual order behind a paid rebate. */
export function orderNotes({ isLate, isReversed }: Order): string[] {
  return [...(isLate ? [reportTexts.late] : []), ...(isReversed ? [reportTexts.reversed] : [])];
}

function columns(texts: readonly string[], sums: readonly string[]): string {
  const [date = '', number = '', code = ''] = texts;
  return `${date.padEnd(13)} ${number.padEnd(17)} ${code.padEnd(5)}${sums.map((sum) => sum.padStart(16)).join('')}`;
}

const line = ({ name, value }: ReportLine): string => `${`${name}:`.padEnd(NAME_WIDTH)} ${oneLine(value)}`;

/** Typed text may contain line breaks; a line of the report must not. */
const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\r\n`).join('');

/** "rebate-report_golden-wok_2026-Q3.txt": without characters that file systems refuse; Chinese names are kept. */
export function reportFileName({ customer, period }: CustomerRebateReport, ending: 'txt' | 'csv'): string {
  const slug = customer.businessName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  // Cut between code points, so that no surrogate pair is split.
  const name = Array.from(slug)
    .slice(0, NAME_LENGTH)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  const what = ending === 'csv' ? 'rebate-orders' : 'rebate-report';
  return `${what}_${name === '' ? 'customer' : name}_${period}.${ending}`;
}
