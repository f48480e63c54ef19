import { formatMoney } from '@larder/kernel';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { sumsOf } from '../model/rebate-rows.ts';
import { RebateActions } from './rebate-actions.tsx';
import { CustomerCell, DueCell, PurchasesCell, RebateCell, StatusCell } from './rebate-parts.tsx';
import { SumsOfDue, type RebateListProps } from './rebate-table.tsx';

const { columns } = rebateListTexts;
const CARD_HEIGHT = 372;

/** The table on a phone: the same facts, one customer below the other. */
export function RebateCards({ rows: rebates, actions, timeZone }: RebateListProps) {
  const total = rebates.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: total,
    rowHeight: CARD_HEIGHT,
    sparse,
  });
  const sums = sumsOf(rebates);
  return (
    <div>
      <ul ref={container} aria-label={rebateListTexts.list} {...focusHandlers}>
        {rows.map((each) => {
          if ('gap' in each) return <li key={each.gap} aria-hidden style={{ height: each.height }} />;
          const row = rebates[each.index];
          if (row === undefined) return null;
          return (
            <li
              key={row.rebate.id}
              ref={measure}
              className="pb-3"
              data-index={each.index}
              data-rebate={row.customer.id}
              aria-posinset={sparse ? each.index + 1 : undefined}
              aria-setsize={sparse ? total : undefined}
            >
              <div className="rebate-card">
                <div>
                  <CustomerCell row={row} />
                </div>
                <StatusCell row={row} timeZone={timeZone} />
                <dl className="rebate-card-figures">
                  <div>
                    <dt>{columns.purchases}</dt>
                    <dd>
                      <PurchasesCell row={row} />
                    </dd>
                  </div>
                  <div>
                    <dt>{columns.rebate}</dt>
                    <dd>
                      <RebateCell row={row} />
                    </dd>
                  </div>
                  <div>
                    <dt>{columns.due}</dt>
                    <dd>
                      <DueCell row={row} />
                    </dd>
                  </div>
                </dl>
                <RebateActions row={row} actions={actions} />
              </div>
            </li>
          );
        })}
      </ul>
      <dl className="rebate-card-sums" aria-label={rebateListTexts.totals}>
        <div>
          <dt>{columns.purchases}</dt>
          <dd>{formatMoney(sums.purchases)}</dd>
        </div>
        <div>
          <dt>{columns.rebate}</dt>
          <dd>{formatMoney(sums.rebate)}</dd>
        </div>
        <div>
          <dt>{columns.due}</dt>
          <dd>
            <SumsOfDue sums={sums} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
