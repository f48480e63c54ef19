import { dayIn } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { storeQuery } from './api/stores.ts';

const LOOK_EVERY_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The current day in a zone, updated at its midnight; "" without a zone. */
export function useDayIn(timeZone: string | null): string {
  return useSyncExternalStore(subscribe, () => (timeZone === null ? '' : dayIn(new Date(), timeZone)));
}

/** Today in the store's time zone. */
export function useStoreDay(): string {
  return useDayIn(useQuery(storeQuery).data?.timeZone ?? 'UTC');
}
