import { useSyncExternalStore } from 'react';

/** 1024 px, or more for people whose browser is set to larger letters. */
const ROOM = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the cart has a column of its own beside the products. */
export function useWithCartColumn(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
}
