import { useEffect } from 'react';
import type { Part } from './part.tsx';
import { useLatest } from './use-latest.ts';

/** A delay for Safari, which has no idle callbacks. */
const SOON_MS = 1_500;

/** Loads parts that the page may open later while it is idle, so that they open at once, even offline. */
export function useFetchWhenIdle(...parts: readonly Pick<Part<object>, 'fetch'>[]): void {
  const latest = useLatest(parts);
  useEffect(() => {
    const fetchAll = (): void => {
      for (const each of latest.current) each.fetch();
    };
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(handle);
  }, [latest]);
}
