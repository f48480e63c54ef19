import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '../../../shared/routing/router.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { NO_FILTERS, type ProductFilters } from '../model/filter-products.ts';
import { chooseSort, type SortKey } from '../model/sort-products.ts';
import { readView, writeView, type ProductLayout, type ProductView } from './product-view.ts';

/** Typing goes into the address when it pauses: browsers refuse pages that change theirs with every key. */
const ADDRESS_DELAY_MS = 200;

export interface ProductViewControl {
  view: ProductView;
  setFilters(change: Partial<ProductFilters>): void;
  clearFilters(): void;
  chooseSort(key: SortKey): void;
  turnSort(): void;
  setLayout(layout: ProductLayout): void;
}

/**
 * The view of the list. It lives in the address, so that it can be shared and survives a reload; the page keeps it as well,
 * so that no key pressed waits for the router.
 */
export function useProductView(): ProductViewControl {
  const [parameters, setParameters] = useSearchParams();
  const [view, setView] = useState(() => readView(parameters));
  const address = parameters.toString();
  const written = useRef(address);
  const setAddress = useLatest(setParameters);

  // Somebody went back or followed a link: the address leads.
  useEffect(() => {
    if (address === written.current) return;
    const before = ourPart(written.current);
    written.current = address;
    if (ourPart(address) !== before) setView(readView(new URLSearchParams(address)));
  }, [address]);

  // The page leads: the address follows.
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = writeView(view, new URLSearchParams(written.current)).toString();
      if (next === written.current) return;
      written.current = next;
      setAddress.current(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, setAddress]);

  const change = useCallback((part: (before: ProductView) => Partial<ProductView>) => {
    setView((before) => ({ ...before, ...part(before) }));
  }, []);
  return useMemo(
    () => ({
      view,
      setFilters: (filters) => change((before) => ({ filters: { ...before.filters, ...filters } })),
      clearFilters: () => change(() => ({ filters: NO_FILTERS })),
      chooseSort: (key) => change(({ sort }) => ({ sort: chooseSort(sort, key) })),
      turnSort: () => change(({ sort }) => ({ sort: { ...sort, descending: !sort.descending } })),
      setLayout: (layout) => change(() => ({ layout })),
    }),
    [view, change],
  );
}

/** What an address says about the view, without what others keep in it. */
function ourPart(address: string): string {
  return writeView(readView(new URLSearchParams(address)), new URLSearchParams()).toString();
}
