import '../../shared/styles/page-tabs.css';
import './discount-codes.css';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../shared/routing/router.ts';
import { TooltipProvider } from '../../shared/ui/overlays/tooltip.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { discountTexts } from '../../texts/discount-codes.ts';
import { CodesTab } from './codes/codes-tab.tsx';
import { codesQuery, tiersQuery } from './discounts-api.ts';
import { TiersTab } from './tiers/tiers-tab.tsx';

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
