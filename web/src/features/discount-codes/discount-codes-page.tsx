import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import { formatFraction, formatMoney } from '@larder/kernel';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Fact, Facts } from '../../shared/kit/facts.tsx';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { discountTexts, tierTexts } from '../../texts/discount-codes.ts';
import { CodesTab } from './codes/codes-tab.tsx';
import styles from './discount-codes.module.css';
import { codesQuery, tiersQuery } from './discounts-api.ts';
import { TierDialog } from './tiers/tier-dialog.tsx';
import { type TierUsage, tierUsage } from './tiers/tier-fields.ts';

const TABS = [
  { id: 'codes', label: discountTexts.tabs.codes },
  { id: 'tiers', label: discountTexts.tabs.tiers },
] as const;

/** The restaurants' codes, and what their tiers grant. */
export function DiscountCodesPage() {
  const codes = useQuery(codesQuery);
  const tiers = useQuery(tiersQuery);
  return (
    <StaffPage name="discount-codes" texts={discountTexts}>
      <PageTabs label={discountTexts.tabsLabel} tabs={TABS}>
        {(tab) =>
          tab === 'codes' ? (
            <CodesTab codes={codes} tiers={tiers.data} />
          ) : (
            <TiersTab tiers={tiers} codes={codes.data} />
          )
        }
      </PageTabs>
    </StaffPage>
  );
}

interface TiersTabProps {
  tiers: UseQueryResult<DiscountTierConfig[]>;
  codes: readonly DiscountCode[] | undefined;
}

function TiersTab({ tiers, codes }: TiersTabProps) {
  const [edited, setEdited] = useState<DiscountTierConfig | null>(null);
  return (
    <Loaded query={tiers} loading={discountTexts.tiersLoading} failed={discountTexts.tiersLoadError}>
      {(configs) => (
        <>
          <ul
            aria-label={tierTexts.list}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4"
          >
            {configs.map((config) => (
              <TierCard
                key={config.id}
                config={config}
                usage={codes === undefined ? null : tierUsage(codes, config.tier)}
                onEdit={() => setEdited(config)}
              />
            ))}
          </ul>
          {edited !== null && <TierDialog config={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </Loaded>
  );
}

interface TierCardProps {
  config: DiscountTierConfig;
  /** Null while the codes have not arrived. */
  usage: TierUsage | null;
  onEdit: () => void;
}

const EXAMPLE = 100;

function TierCard({ config, usage, onEdit }: TierCardProps) {
  const figures: Fact[] = [
    [tierTexts.discount, formatFraction(config.discountPercentage)],
    [tierTexts.rebate, formatFraction(config.rebatePercentage)],
    [tierTexts.activeCodes, usage === null ? discountTexts.none : String(usage.activeCodes)],
    [tierTexts.totalUsage, usage === null ? discountTexts.none : <Usage key="usage" {...usage} />],
    [tierTexts.period, tierTexts.periods[config.rebatePeriod]],
    [tierTexts.minimum, formatMoney(config.minPurchaseAmount)],
  ];
  return (
    <li className={styles.tierCard} data-tier={config.tier}>
      <div className="wrap-anywhere">
        <h2 className="text-xl font-extrabold">{config.tierName}</h2>
        <p className="text-ink-2">
          {tierTexts.example(formatMoney(EXAMPLE), formatMoney(EXAMPLE * (1 - config.discountPercentage)))}
        </p>
        {config.description !== '' && <p className="pt-1 text-sm text-ink-2">{config.description}</p>}
      </div>
      <Facts
        className="content-start"
        rowClass="flex items-baseline justify-between gap-3 border-t border-t-hairline py-1.5"
        nameClass="whitespace-nowrap text-ink-2"
        valueClass="text-right font-semibold"
        items={figures}
      />
      <Button icon={Pencil} iconSize={16} aria-label={tierTexts.editLabel(config.tierName)} onClick={onEdit}>
        {tierTexts.edit}
      </Button>
    </li>
  );
}

function Usage({ uses, discountedCents }: TierUsage) {
  return (
    <>
      <span className="block">{discountTexts.uses(uses)}</span>
      <span className="block text-sm">{discountTexts.discounted(formatMoney(discountedCents / 100))}</span>
    </>
  );
}
