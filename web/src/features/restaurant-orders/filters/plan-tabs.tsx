import type { OrderPlanCounts } from '@larder/contracts';
import { ORDER_PLANS, type OrderPlan } from '@larder/kernel';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useChosenTabInView } from '../../../shared/kit/page-tabs.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

const ALL = 'all';
const TABS = [...ORDER_PLANS, ALL] as const;

interface PlanTabsProps {
  plan: OrderPlan | null;
  /** Missing until the list has loaded. */
  counts: OrderPlanCounts | undefined;
  onChoose: (plan: OrderPlan | null) => void;
  /** Shown next to the tabs on wide screens. */
  summary: ReactNode;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs for new orders, orders by when they leave the store, and all. On a phone the row scrolls sideways. */
export function PlanTabs({ plan, counts, onChoose, summary, children }: PlanTabsProps) {
  const current = plan ?? ALL;
  // Tabs get wider when their counts load.
  const list = useChosenTabInView(`${current} ${counts !== undefined}`);
  return (
    // Manual, because otherwise a click and the focus would both choose the tab.
    <Tabs.Root
      activationMode="manual"
      value={current}
      onValueChange={(tab) => onChoose(ORDER_PLANS.find((each) => each === tab) ?? null)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-edge max-md:-mx-4 max-md:px-4">
        <Tabs.List
          ref={list}
          className="relative -mb-px flex min-w-0 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
          aria-label={ordersTexts.plansLabel}
        >
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              className="flex min-h-11 flex-none items-center gap-1.5 border-b-3 border-transparent px-2.5 font-semibold text-ink-2 hover:text-ink focus-visible:outline-offset-[-3px] data-[state=active]:border-b-brand data-[state=active]:text-ink md:min-h-10 lg:px-3.5 forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2 forced-colors:data-[state=active]:outline-[Highlight]"
            >
              {ordersTexts.plans[tab]}
              <span className="min-w-[1.4em] rounded-full bg-quiet-tint px-1.5 text-center text-[0.8125rem] leading-tight text-ink-2 in-data-[state=active]:bg-brand in-data-[state=active]:text-white">
                {counts?.[tab].toLocaleString('en') ?? ordersTexts.notKnown}
              </span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {summary}
      </div>
      <Tabs.Content value={current} tabIndex={-1} className="grid gap-2 pt-1 md:pt-2">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
