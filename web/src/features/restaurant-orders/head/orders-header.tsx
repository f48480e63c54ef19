import { relativeTime } from '@larder/kernel';
import { Bell, BellOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRealtimeStatus } from '../../../shared/realtime/realtime.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

interface OrdersHeaderProps {
  /** How current the page is, and its controls. */
  live: ReactNode;
  /** What stands at the right end. */
  children: ReactNode;
}

export function OrdersHeader({ live, children }: OrdersHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <h1 tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
          {ordersTexts.title}
        </h1>
        <p className="hidden text-ink-2 lg:block">{ordersTexts.subtitle}</p>
      </div>
      <div className="order-last flex basis-full flex-wrap items-center gap-x-6 gap-y-2 md:order-none md:basis-auto">
        {live}
      </div>
      {children}
    </header>
  );
}

const CLOCK_MS = 1000;

interface LiveControlsProps {
  /** When the list last arrived; 0 before that. */
  updatedAt: number;
  fetching: boolean;
  onRefresh: () => void;
  sound: { on: boolean; turn: () => void };
}

/** Whether the page hears of changes, how old it is, and how to look again. */
export function LiveControls({ updatedAt, fetching, onRefresh, sound }: LiveControlsProps) {
  const Icon = sound.on ? Bell : BellOff;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LiveChip updatedAt={updatedAt} />
      <Tooltip text={ordersTexts.refresh}>
        <button
          type="button"
          className="icon-button border border-edge bg-surface"
          aria-label={ordersTexts.refresh}
          aria-busy={fetching}
          onClick={onRefresh}
        >
          <RotateCw
            size={18}
            strokeWidth={1.75}
            className={fetching ? 'animate-spin [animation-duration:900ms] motion-reduce:animate-none' : ''}
            aria-hidden
          />
        </button>
      </Tooltip>
      <Tooltip text={ordersTexts.sound}>
        <IconButton
          icon={Icon}
          label={ordersTexts.sound}
          className="aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand border border-edge bg-surface"
          aria-pressed={sound.on}
          onClick={sound.turn}
        />
      </Tooltip>
    </div>
  );
}

const DOTS = {
  connecting: 'bg-ink-3',
  open: 'bg-brand',
  lost: 'border-2 border-price bg-surface',
} as const;

function LiveChip({ updatedAt }: { updatedAt: number }) {
  const status = useRealtimeStatus();
  const now = useNow(CLOCK_MS);
  const word = status === 'open' ? ordersTexts.live : status === 'lost' ? ordersTexts.offline : ordersTexts.connecting;
  return (
    <p
      className="inline-flex min-h-11 flex-wrap items-center gap-x-2 data-[live=lost]:text-danger-ink"
      data-live={status}
    >
      <span
        className={`size-2.5 rounded-full forced-colors:border forced-colors:border-[CanvasText] ${DOTS[status]}`}
        aria-hidden
      />
      <output className="font-semibold">{word}</output>
      {updatedAt > 0 && (
        <span className="text-sm text-ink-2">{ordersTexts.updated(relativeTime(new Date(updatedAt), now))}</span>
      )}
    </p>
  );
}
