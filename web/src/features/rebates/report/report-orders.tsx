import type { CustomerRebateOrders } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useState } from 'react';
import { formatDay } from '../../../shared/time/format-time.ts';
import { Button, passFocusBack } from '../../../shared/ui/button.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { reportTexts } from '../../../texts/rebates/report.ts';
import type { StoreNames } from '../figures/by-store-panel.tsx';
import { orderNotes } from './report-text.ts';
import styles from './report.module.css';

const { columns } = reportTexts;
/** More would make the dialog slow to open; a button shows the rest, and the file has all. */
const FIRST = 100;

interface ReportOrdersProps {
  orders: CustomerRebateOrders;
  names: StoreNames;
  /** On paper every order is shown. */
  isPaper?: boolean;
}

/** The orders behind a rebate, each with its share, and their sums. */
export function ReportOrders({ orders: { orders, summary }, names, isPaper = false }: ReportOrdersProps) {
  const [all, setAll] = useState(isPaper);
  if (orders.length === 0) return <p className="text-ink-2">{reportTexts.noOrders}</p>;
  return (
    <>
      <table
        data-part="statement-orders"
        className={
          isPaper
            ? `print-items ${styles.statementPaper}`
            : 'figures-table [&_:is(th,td)]:pr-2.5 [&_:is(th,td)]:align-top [&_:is(th,td)]:wrap-anywhere [&_:is(th,td).figure]:pr-0 [&_:is(th,td).figure]:pl-2.5 [&_:is(th,td).figure]:text-right [&_.figure]:whitespace-nowrap [&_tfoot_:is(th,td)]:font-extrabold max-sm:text-[0.8125rem] max-sm:[&_:is(th,td)]:wrap-normal'
        }
        aria-label={reportTexts.orders}
      >
        <TableHead columns={[columns.date, columns.number, [columns.amount, 'figure'], [columns.share, 'figure']]} />
        <tbody>
          {orders.slice(0, all ? undefined : FIRST).map((order) => (
            <tr key={`${order.orderNumber}${order.isReversed}`}>
              <td>{formatDay(order.orderDate)}</td>
              <th scope="row">
                <span className="font-code text-[0.8125rem] font-bold max-sm:text-[0.75rem]">{order.orderNumber}</span>{' '}
                {order.discountCode !== null && (
                  <span className="text-sm">{reportTexts.withCode(order.discountCode)}</span>
                )}
                {names.has(order.store) && (
                  <span className="block text-sm wrap-anywhere">{names.get(order.store)}</span>
                )}
                {orderNotes(order).map((note) => (
                  <span key={note} className="block text-sm">
                    {note}
                  </span>
                ))}
              </th>
              <td className="figure">{formatMoney(order.orderAmount)}</td>
              <td className="figure">{formatMoney(order.rebateAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {reportTexts.total}
            </th>
            <td className="figure">{formatMoney(summary.totalPurchases)}</td>
            <td className="figure">{formatMoney(summary.totalRebates)}</td>
          </tr>
        </tfoot>
      </table>
      {!all && orders.length > FIRST && (
        <Button ref={passFocusBack} className="mt-3" onClick={() => setAll(true)}>
          {reportTexts.showAllOrders(orders.length.toLocaleString('en'))}
        </Button>
      )}
    </>
  );
}
