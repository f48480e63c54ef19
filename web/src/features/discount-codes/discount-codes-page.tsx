import '../../shared/styles/page-tabs.css';
import './discount-codes.css';
import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from '../../shared/routing/router.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { TooltipProvider } from '../../shared/ui/overlays/tooltip.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { discountTexts, tierTexts } from '../../texts/discount-codes.ts';
import { CodesTab } from './codes/codes-tab.tsx';
import { codesQuery, tiersQuery } from './discounts-api.ts';
import { tierUsage } from './model/tier-usage.ts';
import { TierCard } from './tiers/tier-card.tsx';
import { TierDialog } from './tiers/tier-dialog.tsx';

const TAB = 'tab';
const CODES = 'codes';
const TIERS = 'tiers';

/** Restaurants' codes, and what their tiers grant. Which of the two is shown stands in the address. */
export function DiscountCodesPage({ signOut }: { signOut: ReactNode }) {
  const codes = useQuery(codesQuery);
  const tiers = useQuery(tiersQuery);
  const [parameters, setParameters] = useSearchParams();
  const show = (tab: string): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === CODES) next.delete(TAB);
        else next.set(TAB, tab);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <TooltipProvider>
      <title>{discountTexts.pageTitle}</title>
      <SkipLink />
      <main id="main" className="grid gap-5 px-4 py-5 md:px-6 lg:px-8">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 tabIndex={-1} className="text-3xl font-extrabold">
              {discountTexts.title}
            </h1>
            <p className="text-ink-2">{discountTexts.subtitle}</p>
          </div>
          {signOut}
        </header>
        {/* By hand: otherwise press and focus would each choose the tab, and Back would need two steps. */}
        <Tabs.Root activationMode="manual" value={parameters.get(TAB) === TIERS ? TIERS : CODES} onValueChange={show}>
          <Tabs.List className="page-tabs" aria-label={discountTexts.tabsLabel}>
            <Tabs.Trigger value={CODES}>{discountTexts.tabs.codes}</Tabs.Trigger>
            <Tabs.Trigger value={TIERS}>{discountTexts.tabs.tiers}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value={CODES} className="pt-5" tabIndex={-1}>
            <CodesTab codes={codes} tiers={tiers.data} />
          </Tabs.Content>
          <Tabs.Content value={TIERS} className="pt-5" tabIndex={-1}>
            <TiersTab tiers={tiers} codes={codes.data} />
          </Tabs.Content>
        </Tabs.Root>
      </main>
    </TooltipProvider>
  );
}

interface TiersTabProps {
  tiers: UseQueryResult<DiscountTierConfig[]>;
  codes: readonly DiscountCode[] | undefined;
}

function TiersTab({ tiers, codes }: TiersTabProps) {
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
