import { useEffect, useState } from 'react';
import type { Finder } from './finder.ts';

/** The finder once it is wanted and has arrived; until then, and if it does not, lists are searched as they are written. */
export function useFinder(wanted: boolean, staff = false): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    if (!wanted) return;
    void import('./finder.ts').then(({ fetchFinder }) => fetchFinder(staff)).then(setFinder, () => undefined);
  }, [wanted, staff]);
  return finder;
}
