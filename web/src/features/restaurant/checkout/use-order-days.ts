import { addDays, dayIn, MAX_DAYS_AHEAD } from '@larder/kernel';
import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The days that an order may be wanted for, from the store's tomorrow on; they move on at its midnight. */
export function useOrderDays(timeZone: string): { from: string; to: string } {
  const today = useSyncExternalStore(subscribe, () => dayIn(new Date(), timeZone));
  return { from: addDays(today, 1), to: addDays(today, MAX_DAYS_AHEAD) };
}
