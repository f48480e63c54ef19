import './discount-codes.css';
import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { discountTexts, tierTexts } from '../../texts/discount-codes.ts';
import { CodesTab } from './codes/codes-tab.tsx';
import { codesQuery, tiersQuery } from './discounts-api.ts';
import { tierUsage } from './model/tier-usage.ts';
import { TierCard } from './tiers/tier-card.tsx';
import { TierDialog } from './tiers/tier-dialog.tsx';

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
          <ul aria-label={tierTexts.list} className="tier-cards">
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
