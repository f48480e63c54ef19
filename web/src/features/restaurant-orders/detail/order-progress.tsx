import type { RestaurantOrder } from '@larder/contracts';
import { ORDER_STATUSES, type OrderStatus, type Role } from '@larder/kernel';
import { ArrowRight, Check, ChevronDown } from 'lucide-react';
import { STATUS_ICONS, StatusChip } from '../../../shared/restaurant-order/status-chip.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu } from '../../../shared/ui/overlays/menu.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { orderToasts } from '../../../texts/restaurant-orders/toasts.ts';
import { WaitingCue } from '../list/order-status.tsx';
import { nextStepOf } from '../model/next-step.ts';
import { problemOf, useMoveOrder } from './use-change-order.ts';

const STEPS = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'] as const;

interface OrderProgressProps {
  order: RestaurantOrder;
  role: Role;
  timeZone: string;
  now: Date;
}

/** An order's progress, with the usual next step, and for administrators every other status. */
export function OrderProgress({ order, role, timeZone, now }: OrderProgressProps) {
  const move = useMoveOrder();
  const next = nextStepOf(order.status, role);
  const to = (status: OrderStatus): void => {
    if (!move.isPending) move.mutate({ order, status });
  };
  const others = ORDER_STATUSES.filter((status) => status !== order.status);
  return (
    <section className="@container grid gap-4 pt-3 px-4 pb-4 bg-sunken">
      <div className="flex flex-wrap items-center gap-3">
        <StatusChip status={order.status} />
        <WaitingCue order={order} now={now} timeZone={timeZone} />
        <div className="max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2.5 ml-auto flex flex-wrap gap-3">
          {role === 'admin' && (
            <Menu
              label={detailTexts.override}
              trigger={
                <>
                  {detailTexts.override}
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
                </>
              }
              items={others.map((status) => ({
                label: detailTexts.overrideTo(ordersTexts.statuses[status]),
                icon: STATUS_ICONS[status],
                onSelect: () => to(status),
              }))}
            />
          )}
          {next !== null && (
            <Button tone="primary" aria-busy={move.isPending} onClick={() => to(next.status)}>
              {move.isPending ? detailTexts.saving : next.label}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {order.status === 'cancelled' ? (
        <p className="text-ink-2">{detailTexts.cancelledNote}</p>
      ) : (
        <ol
          className="grid grid-cols-5 text-center text-xs tracking-tight @min-[26rem]:text-[0.875rem]"
          aria-label={detailTexts.steps}
        >
          {STEPS.map((step, index) => (
            <Step key={step} status={step} place={index - STEPS.findIndex((each) => each === order.status)} />
          ))}
        </ol>
      )}
      {move.isError && <Alert>{problemOf(move.error, orderToasts.moveOrder.failure.title)}</Alert>}
    </section>
  );
}

const LOOKS = {
  done: { step: 'text-ink not-first:before:border-brand', mark: 'border-brand bg-surface text-brand' },
  now: {
    step: 'font-bold text-ink not-first:before:border-brand',
    mark: 'border-brand bg-brand text-white forced-colors:outline-2 forced-colors:outline-[Highlight]',
  },
  ahead: { step: 'text-ink-3 not-first:before:border-edge', mark: 'border-edge bg-surface' },
} as const;

/** @param place below 0: a past step; 0: the current one; above 0: a future one */
function Step({ status, place }: { status: OrderStatus; place: number }) {
  const Icon = place < 0 ? Check : STATUS_ICONS[status];
  const state = place < 0 ? 'done' : place === 0 ? 'now' : 'ahead';
  const { step, mark } = LOOKS[state];
  return (
    <li
      data-place={state}
      aria-current={place === 0 ? 'step' : undefined}
      className={`relative grid justify-items-center gap-1 not-first:before:absolute not-first:before:top-[17px] not-first:before:right-[calc(50%+18px)] not-first:before:w-[calc(100%-36px)] not-first:before:border-t-2 ${step}`}
    >
      <span className={`grid size-9 place-items-center rounded-full border-2 ${mark}`}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <span>
        {ordersTexts.statuses[status]}
        {place < 0 && <span className="sr-only"> {detailTexts.stepDone}</span>}
      </span>
    </li>
  );
}
