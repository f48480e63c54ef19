import { useSyncExternalStore } from 'react';

/** 768 px, or more for people whose browser is set to larger letters. */
const WIDE = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for tables, from 768 px on. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
