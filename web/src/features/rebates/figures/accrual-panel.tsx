import type { RebateSummary } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { accrualTexts } from '../../../texts/rebates/page.ts';
import { TierName } from '../list/rebate-rows.tsx';

/** The largest customers, shown initially. */
const FIRST = 5;

interface AccrualPanelProps {
  type: RebateSummary['periodType'];
  accrual: NonNullable<RebateSummary['accrual']>;
  timeZone: string;
}

/** The rebates accrued in the current period so far, without a calculation. */
export function AccrualPanel({ type, accrual, timeZone }: AccrualPanelProps) {
  const [all, setAll] = useState(false);
  const { customers } = accrual;
  return (
    <section
      className="grid gap-3 py-4 px-5 border border-hairline bg-sunken max-md:p-3.5"
      aria-labelledby="accrual-heading"
    >
      <div className="flex flex-wrap items-start justify-between gap-y-3 gap-x-8">
        <div className="min-w-0">
          <h2 id="accrual-heading" className="text-xl font-extrabold">
            {accrualTexts.heading[type]}
          </h2>
          <p className="text-sm text-ink-2">
            {accrualTexts.explanation}
            <time className="block" dateTime={accrual.asOf}>
              {accrualTexts.asOf(formatInstant(accrual.asOf, timeZone))}
            </time>
          </p>
        </div>
        <Facts
          className="flex flex-wrap gap-x-7 gap-y-2"
          nameClass="text-[0.875rem] text-ink-2"
          valueClass="text-[1.125rem] font-extrabold"
          items={[
            [accrualTexts.sales, formatMoney(accrual.totalPurchases)],
            [accrualTexts.rebates, formatMoney(accrual.totalRebates)],
            [accrualTexts.customers, accrual.totalCustomers.toLocaleString('en')],
          ]}
        />
      </div>
      {customers.length === 0 ? (
        <p className="text-ink-2">{accrualTexts.none}</p>
      ) : (
        <ul className="border border-hairline bg-surface" aria-label={accrualTexts.list}>
          {customers.slice(0, all ? undefined : FIRST).map((each) => (
            <AccrualRow key={each.customer.id} accruing={each} />
          ))}
        </ul>
      )}
      {customers.length > FIRST && (
        <Button className="justify-self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? accrualTexts.showFewer : accrualTexts.showMore(customers.length, accrual.totalCustomers)}
        </Button>
      )}
    </section>
  );
}

type Accruing = NonNullable<RebateSummary['accrual']>['customers'][number];

/** A customer's progress towards the minimum, and the accrued rebate. A change is briefly highlighted. */
function AccrualRow({ accruing }: { accruing: Accruing }) {
  const { customer, tierName, totalPurchases, minimumPurchases, rebateAmount, rebatePercentage } = accruing;
  const changes = useChangeCount(totalPurchases);
  const missing = minimumPurchases - totalPurchases;
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(13rem,auto)] items-center gap-x-6 gap-y-1 px-4 py-2 not-first:border-t not-first:border-hairline max-md:grid-cols-1 max-md:px-3 max-md:py-2.5"
      data-accruing={customer.id}
    >
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">{customer.businessName}</span> <TierName>{tierName}</TierName>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-md:justify-start">
        {minimumPurchases > 0 && (
          <progress
            className="progress flex-[1_1_120px] max-md:flex-[1_1_100%]"
            max={minimumPurchases}
            value={Math.min(totalPurchases, minimumPurchases)}
            aria-label={accrualTexts.progress(customer.businessName)}
          />
        )}
        <span
          key={changes}
          className={`min-w-50 text-right max-md:min-w-0 max-md:text-left ${changes > 0 ? 'price-changed' : ''}`}
        >
          {minimumPurchases > 0
            ? accrualTexts.of(formatMoney(totalPurchases), formatMoney(minimumPurchases))
            : formatMoney(totalPurchases)}
        </span>
      </div>
      <p className="text-right max-md:min-w-0 max-md:text-left">
        {missing > 0 ? (
          <span className="text-ink-2">{accrualTexts.missing(formatMoney(missing))}</span>
        ) : rebatePercentage === 0 ? (
          <span className="text-ink-2">{accrualTexts.noRebate}</span>
        ) : (
          <span className="inline-flex items-center gap-1.5 align-bottom font-semibold">
            <Check size={16} strokeWidth={2} className="text-good" aria-label={rebateListTexts.reached} />
            {accrualTexts.earned(formatMoney(rebateAmount))}
          </span>
        )}
      </p>
    </li>
  );
}
