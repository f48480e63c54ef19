import { ORDER_STATUSES, type OrderStatus, dayIn } from '@larder/kernel';
import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { DateFilter } from '../../../shared/ui/date-filter/date-filter.tsx';
import { SearchField, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import type { OrderFilters } from '../model/order-view.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { AdvancedPanel } from './advanced-panel.tsx';

const SEVERAL = 'several';

interface OrdersToolbarProps {
  control: OrderViewControl;
  now: Date;
  timeZone: string;
}

/** One line; on a phone it scrolls horizontally. */
export function OrdersToolbar({ control, now, timeZone }: OrdersToolbarProps) {
  const { filters } = control.view;
  return (
    <search
      className="toolbar strip md:[&>label]:flex-[4_1_12rem]! [&_.button]:whitespace-nowrap md:flex-nowrap md:[&_:is(.button,.field,.icon-button)]:h-10 md:[&_:is(.button,.field,.icon-button)]:min-h-10"
      aria-label={filterTexts.label}
    >
      <SearchField
        label={filterTexts.quickSearch}
        placeholder={filterTexts.quickPlaceholder}
        query={filters.query}
        onChange={(query) => control.setFilters({ query: query.slice(0, 100) })}
      />
      <StatusSelect statuses={filters.statuses} onChange={(statuses) => control.setFilters({ statuses })} />
      <DateFilter value={filters.date} today={dayIn(now, timeZone)} onChange={(date) => control.setFilters({ date })} />
      <AdvancedFilters control={control} />
    </search>
  );
}

interface StatusSelectProps {
  statuses: readonly OrderStatus[];
  onChange: (statuses: readonly OrderStatus[]) => void;
}

/** One status or all; the advanced filters allow several. */
function StatusSelect({ statuses, onChange }: StatusSelectProps) {
  const options = [
    { value: '', label: filterTexts.allStatuses },
    ...ORDER_STATUSES.map((value) => ({ value, label: filterTexts.statuses[value] })),
    ...(statuses.length > 1 ? [{ value: SEVERAL, label: filterTexts.severalStatuses, disabled: true }] : []),
  ];
  return (
    <ToolbarSelect
      label={filterTexts.status}
      options={options}
      value={statuses.length > 1 ? SEVERAL : (statuses[0] ?? '')}
      onChange={(chosen) => onChange(ORDER_STATUSES.filter((status) => status === chosen))}
    />
  );
}

/** The filters beyond search, status and date: a popover, on a phone a sheet. Choices apply at once. */
function AdvancedFilters({ control }: { control: OrderViewControl }) {
  const [open, setOpen] = useState(false);
  const wide = useWideScreen();
  const count = advancedCount(control.view.filters);
  const close = (): void => setOpen(false);
  const face = (
    <>
      <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />
      {filterTexts.advanced}
      {count > 0 && (
        <span className="count-bubble">
          {count}
          <span className="sr-only"> {filterTexts.active}</span>
        </span>
      )}
    </>
  );
  const done = (
    <Button tone="primary" onClick={close}>
      {filterTexts.close}
    </Button>
  );
  if (!wide)
    return (
      <>
        <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          {face}
        </Button>
        <Dialog open={open} onCloseRequest={close} title={filterTexts.advanced} footer={done}>
          <AdvancedPanel control={control} />
        </Dialog>
      </>
    );
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button type="button" className="button" data-tone="plain">
          {face}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="z-35 flex max-h-[min(720px,var(--radix-popover-content-available-height))] w-[min(720px,calc(100vw-16px))] flex-col rounded-control border border-edge bg-surface shadow-e2"
          aria-label={filterTexts.advanced}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <div className="min-h-0 flex-auto p-4 overflow-y-auto">
            <AdvancedPanel control={control} />
          </div>
          <div className="flex justify-end border-t border-hairline p-3">{done}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function advancedCount(filters: OrderFilters): number {
  const { search, minTotal, maxTotal, deliveryFrom, deliveryTo, restaurants, categories, statuses } = filters;
  const set = [search.trim() !== '', minTotal !== null, maxTotal !== null, deliveryFrom !== null, deliveryTo !== null];
  return set.filter(Boolean).length + restaurants.length + categories.length + (statuses.length > 1 ? 1 : 0);
}
