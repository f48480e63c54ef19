import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { discountTexts, tierTexts } from '../../../texts/discount-codes.ts';
import { tierUsage } from '../model/tier-usage.ts';
import { TierCard } from './tier-card.tsx';
import { TierDialog } from './tier-dialog.tsx';

interface TiersTabProps {
  tiers: UseQueryResult<DiscountTierConfig[]>;
  codes: readonly DiscountCode[] | undefined;
}

export function TiersTab({ tiers, codes }: TiersTabProps) {
  const [edited, setEdited] = useState<DiscountTierConfig | null>(null);
  if (tiers.data === undefined) {
    if (!tiers.isError) return <output className="late block py-8 text-ink-2">{discountTexts.tiersLoading}</output>;
    return (
      <ErrorState onRetry={() => void tiers.refetch()}>
        {tiers.error.message || discountTexts.tiersLoadError}
      </ErrorState>
    );
  }
  return (
    <>
      <ul aria-label={tierTexts.list} className="tier-cards">
        {tiers.data.map((config) => (
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
  );
}
