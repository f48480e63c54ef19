import { Tabs } from 'radix-ui';
import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAddressParameters } from '../routing/use-address-state.ts';

const TAB = 'tab';

/** In wide windows the line below the tabs extends below the content next to them. */
const ROW = 'border-edge min-[70rem]:flex min-[70rem]:items-end min-[70rem]:gap-4 min-[70rem]:border-b';
const TABLIST = 'flex gap-1 border-b border-edge min-[70rem]:border-b-0';
const BESIDE =
  'flex flex-wrap items-center gap-x-4 pt-1.5 empty:hidden min-[70rem]:ml-auto min-[70rem]:min-h-11 min-[70rem]:justify-end min-[70rem]:pt-0';
const TRIGGER =
  'min-h-11 min-w-11 border-b-3 border-transparent px-4 font-semibold text-ink-2 data-[state=active]:border-b-brand data-[state=active]:text-ink forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2 forced-colors:data-[state=active]:outline-[Highlight]';

/** More tabs may be wider than a phone: then only their row scrolls. */
const FITTING = 3;
const SCROLLING_LIST = 'relative overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-[480px]:gap-0';
const SCROLLING_TRIGGER =
  'flex-none focus-visible:outline-offset-[-3px] max-[480px]:px-[5px] max-[480px]:text-[0.875rem]';

/**
 * For a row of tabs that scrolls horizontally: scrolls the selected tab into view.
 * @param state a value that changes when another tab is selected or tabs get wider
 */
export function useChosenTabInView(state: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3;
  }, [state]);
  return list;
}

const Beside = createContext<HTMLElement | null>(null);

/** A tab's content in the row of tabs: at the end, or below them on narrow screens. */
export function TabsBeside({ children }: { children: ReactNode }) {
  const place = use(Beside);
  return place && createPortal(children, place);
}

interface PageTabsProps<T extends string> {
  label: string;
  /** The first one is the default when the address names none. */
  tabs: readonly [{ id: T; label: string }, ...{ id: T; label: string }[]];
  /** Whether opened tabs stay mounted while another one is shown. */
  keepOpened?: boolean;
  children: (tab: T, shown: boolean) => ReactNode;
}

/** The tabs of a page. The selected one is in the address. */
export function PageTabs<T extends string>({ label, tabs, keepOpened = false, children }: PageTabsProps<T>) {
  const [parameters, change] = useAddressParameters();
  const [first] = tabs;
  const scrolls = tabs.length > FITTING;
  const current = (tabs.find(({ id }) => id === parameters.get(TAB)) ?? first).id;
  const list = useChosenTabInView(current);
  const [opened, setOpened] = useState<readonly string[]>([current]);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return (
    // Manual, because otherwise a click and the focus would both select the tab, and Back would need two steps.
    <Tabs.Root
      activationMode="manual"
      value={current}
      onValueChange={(tab) => change({ [TAB]: tab === first.id ? null : tab })}
    >
      <div className={ROW}>
        <Tabs.List ref={list} className={`${TABLIST} ${scrolls ? SCROLLING_LIST : 'flex-wrap'}`} aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.id}
              value={tab.id}
              className={`${TRIGGER} ${scrolls ? SCROLLING_TRIGGER : '-mb-px'}`}
            >
              {tab.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div ref={setBeside} className={BESIDE} />
      </div>
      <Beside value={beside}>
        {tabs.map(({ id }) => {
          const shown = id === current;
          const kept = keepOpened ? ({ forceMount: true, hidden: !shown } as const) : {};
          return (
            <Tabs.Content key={id} value={id} {...kept} className="pt-1.5" tabIndex={-1}>
              {(keepOpened ? opened.includes(id) : shown) && children(id, shown)}
            </Tabs.Content>
          );
        })}
      </Beside>
    </Tabs.Root>
  );
}
