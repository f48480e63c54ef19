import type { CustomerRebate } from '@larder/contracts';
import { formatMoney, formatFraction, type RebateStatus } from '@larder/kernel';
import { BadgeCheck, Banknote, CircleSlash, Clock } from 'lucide-react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { RecordCards, RecordTable, type Column } from '../../../shared/kit/record-list.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { sumsOf, type RebateSort, type RowSums, type SortKey } from '../model/rebate-rows.ts';
import { signedMoney, isMinimumReached, nothingDue, statusText } from '../model/rebate-texts.ts';
import { RebateActions, type RowActions } from './rebate-actions.tsx';

interface RebateRowsProps {
  rows: readonly CustomerRebate[];
  sort: RebateSort;
  onSort: (key: SortKey) => void;
  actions: RowActions;
  timeZone: string;
}

/** The rebates with their sums: a table on wide screens, cards with the same facts on a phone. */
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
        className="[&_tbody_:is(th,td)]:py-2.5 [&_tbody_:is(th,td)]:align-top"
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
        className="grid border-t-2 border-ink bg-sunken px-3.5 py-1.5 font-extrabold"
        rowClass={`${CARD_ROW} first:border-t-0`}
        valueClass="text-right"
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
const CARD_ROW = 'flex flex-wrap justify-between gap-x-3 border-t border-hairline py-1.5';
const WIDTHS: Partial<Record<SortKey, string>> = {
  purchases: 'w-41 max-2xl:w-35 max-lg:w-28',
  rebate: 'w-29 max-lg:w-22',
  due: 'w-41 max-xl:w-31 max-lg:w-28',
  status: 'w-[18%] max-2xl:w-38',
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
      className: 'screen-only',
      width: 'w-41 xl:w-72 2xl:w-93',
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
    <div className="grid gap-3 border border-l-3 border-hairline border-l-brand bg-surface p-3.5">
      <div>
        <CustomerCell row={row} />
      </div>
      <StatusCell row={row} timeZone={timeZone} />
      <Facts
        className="grid"
        rowClass={CARD_ROW}
        valueClass="text-right"
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
    <tr
      aria-rowindex={rowIndex}
      className="border-t-2 border-ink bg-sunken *:px-3 *:py-2.5 *:align-top *:font-extrabold max-lg:text-[0.8125rem] max-lg:*:px-1.5"
    >
      <th scope="row" className="text-left">
        {rebateListTexts.total}
      </th>
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

const LOOKS = {
  pending: { tone: 'paused', icon: Clock },
  approved: { tone: 'info', icon: BadgeCheck },
  paid: { tone: 'good', icon: Banknote },
  below_minimum: { tone: 'quiet', icon: CircleSlash },
} as const satisfies Record<RebateStatus, object>;

interface PartProps {
  row: CustomerRebate;
}

/** A status as text, colour and icon, with its details. */
function StatusCell({ row: { rebate }, timeZone }: PartProps & { timeZone: string }) {
  const { label, details } = statusText(rebate, timeZone);
  const { tone, icon } = LOOKS[rebate.status];
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone} icon={icon} className="rounded-control leading-[1.35]">
        {label}
      </Badge>
      {details.map((detail) => (
        <span key={detail} className="text-sm text-ink-2 wrap-anywhere">
          {detail}
        </span>
      ))}
      {rebate.isSettling && <span className="text-sm font-semibold text-turmeric-ink">{rebateListTexts.settling}</span>}
    </div>
  );
}

function CustomerCell({ row: { customer, tierName } }: PartProps) {
  const contact = [...new Set([customer.contactPerson, customer.email])].filter(Boolean);
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{customer.businessName}</span>
      {contact.map((line) => (
        <span key={line} className="block text-sm text-ink-2 wrap-anywhere">
          {line}
        </span>
      ))}
      <TierName>{tierName}</TierName>
    </>
  );
}

export function TierName({ children }: { children: string }) {
  return (
    <span className="mt-1 inline-block rounded-[0.85rem] border border-edge px-2 py-px text-[0.8125rem] font-semibold wrap-anywhere">
      {children}
    </span>
  );
}

function PurchasesCell({ row: { rebate } }: PartProps) {
  const { totalPurchases, minimumPurchases } = rebate;
  return (
    <>
      <span className="block font-semibold">{formatMoney(totalPurchases)}</span>
      <span className="block text-sm text-ink-2">
        {minimumPurchases > 0 ? rebateListTexts.minimum(formatMoney(minimumPurchases)) : rebateListTexts.noMinimum}
      </span>
      {minimumPurchases > 0 && (
        <span className={`block text-sm ${isMinimumReached(rebate) ? 'text-good' : 'text-danger-ink'}`}>
          {isMinimumReached(rebate) ? rebateListTexts.reached : rebateListTexts.notReached}
        </span>
      )}
    </>
  );
}

function RebateCell({ row: { rebate } }: PartProps) {
  return (
    <>
      <span className="block font-semibold">{formatMoney(rebate.rebateAmount)}</span>
      <span className="block text-sm text-ink-2">{formatFraction(rebate.rebatePercentage, 2)}</span>
    </>
  );
}

/** The amount due or paid, why it differs from the rebate, and why it may be zero. */
function DueCell({ row: { rebate } }: PartProps) {
  const { status, amountDue, adjustmentAmount, alreadyPaid } = rebate;
  const why = nothingDue(rebate);
  return (
    <>
      <span className="block font-extrabold">{why === null ? formatMoney(amountDue) : rebateListTexts.nothingDue}</span>
      {status === 'paid' && <span className="block text-sm text-ink-2">{rebateListTexts.wasPaid}</span>}
      {alreadyPaid !== 0 && (
        <span className="block text-sm text-ink-2">{rebateListTexts.alreadyPaid(signedMoney(-alreadyPaid))}</span>
      )}
      {adjustmentAmount !== 0 && (
        <span className="block text-sm text-ink-2">{rebateListTexts.adjustments(signedMoney(adjustmentAmount))}</span>
      )}
      {why !== null && status !== 'below_minimum' && <span className="block text-sm text-ink-2">{why}</span>}
    </>
  );
}
