import { relativeTime } from '@larder/kernel';
import { Bell, BellOff, RotateCw } from 'lucide-react';
import { useRealtimeStatus } from '../../../shared/realtime/use-realtime-status.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

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
          <RotateCw size={18} strokeWidth={1.75} className={fetching ? 'orders-turning' : ''} aria-hidden />
        </button>
      </Tooltip>
      <Tooltip text={ordersTexts.sound}>
        <button
          type="button"
          className="icon-button orders-sound border border-edge bg-surface"
          aria-label={ordersTexts.sound}
          aria-pressed={sound.on}
          onClick={sound.turn}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}

function LiveChip({ updatedAt }: { updatedAt: number }) {
  const status = useRealtimeStatus();
  const now = useNow(CLOCK_MS);
  const word = status === 'open' ? ordersTexts.live : status === 'lost' ? ordersTexts.offline : ordersTexts.connecting;
  return (
    <p className="live-chip" data-live={status}>
      <span className="live-dot" aria-hidden />
      <output className="font-semibold">{word}</output>
      {updatedAt > 0 && (
        <span className="text-sm text-ink-2">{ordersTexts.updated(relativeTime(new Date(updatedAt), now))}</span>
      )}
    </p>
  );
}
