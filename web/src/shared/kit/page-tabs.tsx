import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useAddressParameters } from '../routing/use-address-state.ts';

const TAB = 'tab';

const TABLIST = 'flex gap-1 border-b border-edge';
const TRIGGER =
  'min-h-11 border-b-3 border-transparent px-4 font-semibold text-ink-2 data-[state=active]:border-b-brand data-[state=active]:text-ink forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2 forced-colors:data-[state=active]:outline-[Highlight]';

/** More tabs are wider than a phone: only their row scrolls. */
const FITTING = 3;
const SCROLLING_LIST = 'overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-[480px]:gap-0';
const SCROLLING_TRIGGER =
  'flex-none focus-visible:outline-offset-[-3px] max-[480px]:px-[5px] max-[480px]:text-[0.875rem]';

interface PageTabsProps<T extends string> {
  label: string;
  /** The first one is shown when the address names none. */
  tabs: readonly [{ id: T; label: string }, ...{ id: T; label: string }[]];
  /** Tabs that were opened stay mounted while another one is shown. */
  keepOpened?: boolean;
  children: (tab: T, shown: boolean) => ReactNode;
}

/** The parts of a page. Which one is shown is in the address. */
export function PageTabs<T extends string>({ label, tabs, keepOpened = false, children }: PageTabsProps<T>) {
  const [parameters, change] = useAddressParameters();
  const [first] = tabs;
  const scrolls = tabs.length > FITTING;
  const current = (tabs.find(({ id }) => id === parameters.get(TAB)) ?? first).id;
  const [opened, setOpened] = useState<readonly string[]>([current]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return (
    // Manual: otherwise press and focus would each choose the tab, and Back would need two steps.
    <Tabs.Root
      activationMode="manual"
      value={current}
      onValueChange={(tab) => change({ [TAB]: tab === first.id ? null : tab })}
    >
      <Tabs.List className={`${TABLIST} ${scrolls ? SCROLLING_LIST : ''}`} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} className={`${TRIGGER} ${scrolls ? SCROLLING_TRIGGER : '-mb-px'}`}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id }) => {
        const shown = id === current;
        const kept = keepOpened ? ({ forceMount: true, hidden: !shown } as const) : {};
        return (
          <Tabs.Content key={id} value={id} {...kept} className="pt-1.5" tabIndex={-1}>
            {(keepOpened ? opened.includes(id) : shown) && children(id, shown)}
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
