import { pauseAt, type OrderingPause } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { orderingPauseTexts } from '../texts/ordering-pause.ts';
import { settingsQuery, storeQuery } from './api/stores.ts';
import { formatMoment } from './time/format-time.ts';
import { useNow } from './time/use-time.ts';

const CLOCK_MS = 1_000;

interface OrderingPauseView {
  /** The sentence for customers; null while orders are taken. A pause ends by the clock, even on an open page. */
  sentence: string | null;
  /** Refetches at once. */
  refetch: () => void;
}

export function useOrderingPause(): OrderingPauseView {
  const settings = useQuery(settingsQuery);
  const zone = useQuery(storeQuery).data?.timeZone;
  const now = useNow(CLOCK_MS);
  const clock = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pause = settings.data === undefined ? null : pauseAt(settings.data, now);
  return {
    sentence: pause && formatPause(pause, clock, now),
    refetch: () => void settings.refetch(),
  };
}

/** Why no orders are taken, and until when on a store's clock. */
export const formatPause = ({ until, reason }: OrderingPause, timeZone: string, now: Date): string =>
  orderingPauseTexts.paused(until && formatMoment(until, timeZone, now), reason);
