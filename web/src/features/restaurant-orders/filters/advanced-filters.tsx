import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import type { OrderFilters } from '../model/order-view.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { AdvancedPanel } from './advanced-panel.tsx';
import styles from './order-filters.module.css';

/** The filters beyond search, status and date: a popover, on a phone a sheet. What is chosen counts at once. */
export function AdvancedFilters({ control }: { control: OrderViewControl }) {
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
          className={styles.advancedPopover}
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
