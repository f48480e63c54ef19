import { useEffect, useState } from 'react';
import { deviceStore } from '../../shared/browser-storage.ts';
import { readVisit, visitAt } from './model/visit.ts';

const SEEN_EVERY_MS = 60_000;

/** When this user's visit before this one ended. Kept per user and device. */
export function useLastVisit(userId: string): string {
  const key = `larder.visit.${userId}`;
  const [{ since }] = useState(() => visitAt(new Date(), readVisit(deviceStore.read(key))));
  useEffect(() => {
    const keep = (): void => deviceStore.write(key, JSON.stringify({ since, seen: new Date().toISOString() }));
    keep();
    const timer = setInterval(keep, SEEN_EVERY_MS);
    return () => clearInterval(timer);
  }, [key, since]);
  return since;
}
