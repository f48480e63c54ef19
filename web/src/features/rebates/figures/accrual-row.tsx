import type { RebateSummary } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { Check } from 'lucide-react';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { accrualTexts } from '../../../texts/rebates/page.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';

type Accruing = NonNullable<RebateSummary['accrual']>['customers'][number];

/** How far a customer is on the way to its minimum, and what it has earned. A change stands out for a moment. */
export function AccrualRow({ accruing }: { accruing: Accruing }) {
  const { customer, tierName, totalPurchases, minimumPurchases, rebateAmount, rebatePercentage } = accruing;
  const changes = useChangeCount(totalPurchases);
  const missing = minimumPurchases - totalPurchases;
  return (
    <li className="accrual-row" data-accruing={customer.id}>
      <p className="min-w-0">
        <span className="font-semibold [overflow-wrap:anywhere]">{customer.businessName}</span>{' '}
        <span className="tier-name">{tierName}</span>
      </p>
      <div className="accrual-way">
        {minimumPurchases > 0 && (
          <progress
            max={minimumPurchases}
            value={Math.min(totalPurchases, minimumPurchases)}
            aria-label={accrualTexts.progress(customer.businessName)}
          />
        )}
        <span key={changes} className={changes > 0 ? 'price-changed' : undefined}>
          {minimumPurchases > 0
            ? accrualTexts.of(formatMoney(totalPurchases), formatMoney(minimumPurchases))
            : formatMoney(totalPurchases)}
        </span>
      </div>
      <p className="accrual-earned">
        {missing > 0 ? (
          <span className="text-ink-2">{accrualTexts.missing(formatMoney(missing))}</span>
        ) : rebatePercentage === 0 ? (
          <span className="text-ink-2">{accrualTexts.noRebate}</span>
        ) : (
          <span className="inline-flex items-center gap-1.5 align-bottom font-semibold">
            <Check size={16} strokeWidth={2} className="text-brand" aria-label={rebateListTexts.reached} />
            {accrualTexts.earned(formatMoney(rebateAmount))}
          </span>
        )}
      </p>
    </li>
  );
}
