import type { CustomerRebate } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Facts } from '../../../shared/kit/facts.tsx';
import { RecordCards, RecordTable, type Column } from '../../../shared/kit/record-list.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { sumsOf, type RebateSort, type RowSums, type SortKey } from '../model/rebate-rows.ts';
import { signedMoney } from '../model/rebate-words.ts';
import { RebateActions, type RowActions } from './rebate-actions.tsx';
import { CustomerCell, DueCell, PurchasesCell, RebateCell, StatusCell } from './rebate-cells.tsx';
import styles from './rebate-list.module.css';

interface RebateRowsProps {
  rows: readonly CustomerRebate[];
  sort: RebateSort;
  onSort: (key: SortKey) => void;
  actions: RowActions;
  timeZone: string;
}

/** The rebates with their sums: a table where there is room for one, cards with the same facts on a phone. */
export function RebateRows({ rows, sort, onSort, actions, timeZone }: RebateRowsProps) {
  const sums = sumsOf(rows);
  const records = {
    label: rebateListTexts.list,
    items: rows,
    idOf: ({ rebate }: CustomerRebate) => rebate.id,
    mark: ({ customer }: CustomerRebate) => ({ 'data-rebate': customer.id }),
  };
  if (useWideScreen())
    return (
      <RecordTable
        {...records}
        className={styles.rebatesLedger}
        height={112}
        columns={columnsOf(actions, timeZone)}
        sort={sort}
        onSort={onSort}
        sums={(rowIndex) => <SumsRow sums={sums} rowIndex={rowIndex} />}
      />
    );
  return (
    <div>
      <RecordCards {...records} height={372} itemClass="pb-3">
        {(row) => <RebateCard row={row} actions={actions} timeZone={timeZone} />}
      </RecordCards>
      <Facts
        className={styles.rebateCardSums}
        aria-label={rebateListTexts.totals}
        items={[
          [columns.purchases, formatMoney(sums.purchases)],
          [columns.rebate, formatMoney(sums.rebate)],
          [columns.due, <SumsOfDue key="due" sums={sums} />],
        ]}
      />
    </div>
  );
}

const { columns } = rebateListTexts;
const WIDTHS: Partial<Record<SortKey, string>> = {
  purchases: styles.columnPurchases,
  rebate: styles.columnRebate,
  due: styles.columnDue,
  status: styles.columnStatus,
};

function columnsOf(actions: RowActions, timeZone: string): Column<CustomerRebate, SortKey>[] {
  const heading = (key: SortKey) => ({ label: columns[key], sort: key, width: WIDTHS[key] });
  return [
    { ...heading('customer'), names: true, cell: (row) => <CustomerCell row={row} /> },
    { ...heading('purchases'), className: 'figure', cell: (row) => <PurchasesCell row={row} /> },
    { ...heading('rebate'), className: 'figure', cell: (row) => <RebateCell row={row} /> },
    { ...heading('due'), className: 'figure', cell: (row) => <DueCell row={row} /> },
    { ...heading('status'), cell: (row) => <StatusCell row={row} timeZone={timeZone} /> },
    {
      label: columns.actions,
      width: styles.columnActions,
      cell: (row) => <RebateActions row={row} actions={actions} />,
    },
  ];
}

function RebateCard({
  row,
  actions,
  timeZone,
}: Pick<RebateRowsProps, 'actions' | 'timeZone'> & { row: CustomerRebate }) {
  return (
    <div className={styles.rebateCard}>
      <div>
        <CustomerCell row={row} />
      </div>
      <StatusCell row={row} timeZone={timeZone} />
      <Facts
        className={styles.rebateCardFigures}
        items={[
          [columns.purchases, <PurchasesCell key="purchases" row={row} />],
          [columns.rebate, <RebateCell key="rebate" row={row} />],
          [columns.due, <DueCell key="due" row={row} />],
        ]}
      />
      <RebateActions row={row} actions={actions} />
    </div>
  );
}

function SumsRow({ sums, rowIndex }: { sums: RowSums; rowIndex: number | undefined }) {
  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="row">{rebateListTexts.total}</th>
      <td className="figure">{formatMoney(sums.purchases)}</td>
      <td className="figure">{formatMoney(sums.rebate)}</td>
      <td className="figure">
        <SumsOfDue sums={sums} />
      </td>
      <td aria-hidden colSpan={2} />
    </tr>
  );
}

function SumsOfDue({ sums }: { sums: RowSums }) {
  return (
    <>
      <span className="block">{rebateListTexts.stillDue(formatMoney(sums.due))}</span>
      {sums.paid !== 0 && <span className="block">{rebateListTexts.paidSum(formatMoney(sums.paid))}</span>}
      {sums.alreadyPaid !== 0 && (
        <span className="block text-sm font-normal">{rebateListTexts.alreadyPaid(signedMoney(-sums.alreadyPaid))}</span>
      )}
      {sums.adjustments !== 0 && (
        <span className="block text-sm font-normal">{rebateListTexts.adjustments(signedMoney(sums.adjustments))}</span>
      )}
    </>
  );
}
