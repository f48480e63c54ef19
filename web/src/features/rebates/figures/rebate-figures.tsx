import type { RebateSummary } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { FigureLine } from '../../../shared/kit/facts.tsx';
import { rebatesTexts } from '../../../texts/rebates/page.ts';

/** The four figures of the period; empty until they have loaded. */
export function RebateFigures({ totals }: { totals: RebateSummary['summary'] | undefined }) {
  const { notKnown } = rebatesTexts;
  const money = (dollars: number | undefined): string => (dollars === undefined ? notKnown : formatMoney(dollars));
  const paid = (
    <span className="inline-flex items-center gap-1.5">
      {money(totals?.paidRebates)}
      {totals !== undefined && totals.totalRebates > 0 && (
        <>
          <span className="font-normal text-ink-2">{rebatesTexts.paidOf(formatMoney(totals.totalRebates))}</span>
          <progress
            className="progress w-14"
            max={totals.totalRebates}
            value={Math.min(totals.paidRebates, totals.totalRebates)}
            aria-label={rebatesTexts.paidOut}
          />
        </>
      )}
    </span>
  );
  return (
    <FigureLine
      data-part="rebate-figures"
      className="max-md:flex-wrap md:flex-none"
      aria-label={rebatesTexts.figures}
      figures={[
        { name: rebatesTexts.totalSales, value: money(totals?.totalPurchases) },
        { name: rebatesTexts.totalRebates, value: money(totals?.totalRebates) },
        { name: rebatesTexts.customers, value: totals?.totalCustomers.toLocaleString('en') ?? notKnown },
        { name: rebatesTexts.paidOut, value: paid },
      ]}
    />
  );
}
