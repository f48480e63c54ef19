import type { RebateSummary } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import styles from '../rebates.module.css';

/** The four figures of the period; nothing is claimed before they have arrived. */
export function RebateFigures({ totals }: { totals: RebateSummary['summary'] | undefined }) {
  const { notKnown } = rebatesTexts;
  const money = (dollars: number | undefined): string => (dollars === undefined ? notKnown : formatMoney(dollars));
  return (
    <div className="grid gap-1.5">
      <dl data-part="rebate-figures" className={`stat-cards ${styles.rebateFigures}`} aria-label={rebatesTexts.figures}>
        <Figure name={rebatesTexts.totalSales} value={money(totals?.totalPurchases)} />
        <Figure name={rebatesTexts.totalRebates} value={money(totals?.totalRebates)} />
        <Figure name={rebatesTexts.customers} value={totals?.totalCustomers.toLocaleString('en') ?? notKnown} />
        <div className="stat-card">
          <dt className="text-sm text-ink-2">{rebatesTexts.paidOut}</dt>
          <dd>
            <span className="text-2xl font-extrabold lg:text-3xl">{money(totals?.paidRebates)}</span>
            {totals !== undefined && totals.totalRebates > 0 && (
              <>
                <span className="text-sm text-ink-2"> {rebatesTexts.paidOf(formatMoney(totals.totalRebates))}</span>
                <progress
                  className={styles.paidProgress}
                  max={totals.totalRebates}
                  value={Math.min(totals.paidRebates, totals.totalRebates)}
                  aria-label={rebatesTexts.paidOut}
                />
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-2">{rebatesTexts.currency}</p>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="stat-card">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-2xl font-extrabold lg:text-3xl">{value}</dd>
    </div>
  );
}
