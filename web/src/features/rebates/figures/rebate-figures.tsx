import type { RebateSummary } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { StatCards } from '../../../shared/kit/stat-cards.tsx';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import styles from '../rebates.module.css';

/** The four figures of the period; nothing is claimed before they have arrived. */
export function RebateFigures({ totals }: { totals: RebateSummary['summary'] | undefined }) {
  const { notKnown } = rebatesTexts;
  const money = (dollars: number | undefined): string => (dollars === undefined ? notKnown : formatMoney(dollars));
  return (
    <div className="grid gap-1.5">
      <StatCards
        data-part="rebate-figures"
        className={styles.rebateFigures}
        aria-label={rebatesTexts.figures}
        figures={[
          { name: rebatesTexts.totalSales, value: money(totals?.totalPurchases) },
          { name: rebatesTexts.totalRebates, value: money(totals?.totalRebates) },
          { name: rebatesTexts.customers, value: totals?.totalCustomers.toLocaleString('en') ?? notKnown },
        ]}
      >
        <div className="stat-card">
          <dt className="text-sm text-ink-2">{rebatesTexts.paidOut}</dt>
          <dd>
            <span className="text-2xl font-extrabold lg:text-3xl">{money(totals?.paidRebates)}</span>
            {totals !== undefined && totals.totalRebates > 0 && (
              <>
                <span className="text-sm text-ink-2"> {rebatesTexts.paidOf(formatMoney(totals.totalRebates))}</span>
                <progress
                  className="progress mt-1 block w-full"
                  max={totals.totalRebates}
                  value={Math.min(totals.paidRebates, totals.totalRebates)}
                  aria-label={rebatesTexts.paidOut}
                />
              </>
            )}
          </dd>
        </div>
      </StatCards>
      <p className="text-sm text-ink-2">{rebatesTexts.currency}</p>
    </div>
  );
}
