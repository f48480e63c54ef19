import type { SearchedProduct } from '@larder/kernel';
import { useEffect, useState } from 'react';
import type { Finder } from './finder.ts';

/** A list is indexed after it was rendered, in parts, so that key presses in between are not delayed. */
const PREPARE_MS = 100;
const PREPARED_AT_ONCE = 250;

/** The finder once it is wanted and loaded; until then, and if loading fails, lists are searched as written. */
export function useFinder(wanted: boolean, staff = false): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    if (!wanted) return;
    void import('./finder.ts').then(({ fetchFinder }) => fetchFinder(staff)).then(setFinder, () => undefined);
  }, [wanted, staff]);
  return finder;
}

/** The finder once a long list is indexed; until then the list is searched as written. */
export function usePreparedFinder(list: readonly SearchedProduct[], wanted: boolean, staff = false): Finder | null {
  const finder = useFinder(wanted, staff);
  const [prepared, setPrepared] = useState(false);
  useEffect(() => {
    if (finder === null) return;
    let at = 0;
    const next = (): void => {
      finder.prepare(list.slice(at, at + PREPARED_AT_ONCE));
      at += PREPARED_AT_ONCE;
      if (at < list.length) timer = setTimeout(next);
      else setPrepared(true);
    };
    let timer = setTimeout(next, PREPARE_MS);
    return () => clearTimeout(timer);
  }, [finder, list]);
  return prepared ? finder : null;
}
