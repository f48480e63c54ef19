import type { CustomerRebate } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { SortHeader } from '../../../shared/ui/lists/sort-header.tsx';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { SORT_KEYS, sumsOf, type RebateSort, type RowSums, type SortKey } from '../model/rebate-rows.ts';
import { signedMoney } from '../model/rebate-words.ts';
import { RebateActions, type RowActions } from './rebate-actions.tsx';
import { CustomerCell, DueCell, PurchasesCell, RebateCell, StatusCell } from './rebate-parts.tsx';

const { columns } = rebateListTexts;
const ROW_HEIGHT = 112;
const FIGURES: readonly SortKey[] = ['purchases', 'rebate', 'due'];

export interface RebateListProps {
  rows: readonly CustomerRebate[];
  sort: RebateSort;
  onSort: (key: SortKey) => void;
  actions: RowActions;
  timeZone: string;
}

export function RebateTable({ rows: rebates, sort, onSort, actions, timeZone }: RebateListProps) {
  const total = rebates.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowHeight: ROW_HEIGHT,
    sparse,
  });
  return (
    <table
      className="ledger rebates-ledger"
      aria-label={rebateListTexts.list}
      aria-rowcount={sparse ? total + 2 : undefined}
    >
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          {SORT_KEYS.map((key) => (
            <SortHeader
              key={key}
              name={key}
              label={columns[key]}
              sort={sort}
              onChoose={onSort}
              className={`column-${key}${FIGURES.includes(key) ? ' figure' : ''}`}
            />
          ))}
          <th scope="col" className="column-actions">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((each) => {
          if ('gap' in each)
            return (
              <tr key={each.gap} aria-hidden className="ledger-gap">
                <td aria-hidden colSpan={6} style={{ height: each.height }} />
              </tr>
            );
          const row = rebates[each.index];
          if (row === undefined) return null;
          return (
            <tr
              key={row.rebate.id}
              ref={measure}
              data-index={each.index}
              data-rebate={row.customer.id}
              aria-rowindex={sparse ? each.index + 2 : undefined}
            >
              <th scope="row">
                <CustomerCell row={row} />
              </th>
              <td className="figure">
                <PurchasesCell row={row} />
              </td>
              <td className="figure">
                <RebateCell row={row} />
              </td>
              <td className="figure">
                <DueCell row={row} />
              </td>
              <td>
                <StatusCell row={row} timeZone={timeZone} />
              </td>
              <td>
                <RebateActions row={row} actions={actions} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <SumsRow sums={sumsOf(rebates)} rowIndex={sparse ? total + 2 : undefined} />
      </tfoot>
    </table>
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

export function SumsOfDue({ sums }: { sums: RowSums }) {
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
