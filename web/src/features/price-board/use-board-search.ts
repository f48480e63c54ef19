import { useEffect, useState } from 'react';
import { useSearchParams } from '../../shared/routing/router.ts';
import type { Finder } from '../../shared/search/finder.ts';
import { useFinder } from '../../shared/search/use-finder.ts';

const PARAMETER = 'q';
/** Browsers limit how often a page may change its address, so it waits for a pause in typing. */
const ADDRESS_DELAY_MS = 400;

export interface BoardSearch {
  query: string;
  /** Loaded when a search begins. */
  finder: Finder | null;
  begin(): void;
  change(query: string): void;
  clear(): void;
}

/** The shopper's search, kept in the address so that it can be shared and survives a reload. */
export function useBoardSearch(): BoardSearch {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get(PARAMETER) ?? '');
  const [begun, setBegun] = useState(query !== '');
  const finder = useFinder(begun);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = query.trim();
      if (wanted === (new URLSearchParams(location.search).get(PARAMETER) ?? '')) return;
      const kept = new URLSearchParams(location.search);
      if (wanted === '') kept.delete(PARAMETER);
      else kept.set(PARAMETER, wanted);
      setParameters(kept, { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, setParameters]);
  return { query, finder, begin: () => setBegun(true), change: setQuery, clear: () => setQuery('') };
}
