import { useCallback, useMemo } from 'react';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import { FIRST_VIEW, WHOLESALE_ADDRESS, type WholesaleView } from './wholesale-view.ts';

export interface WholesaleViewControl {
  view: WholesaleView;
  change(part: Partial<WholesaleView>): void;
  clearFilters(): void;
  turnSort(): void;
}

/** The view of the list. It lives in the address. */
export function useWholesaleView(): WholesaleViewControl {
  const [view, setView] = useAddressState(WHOLESALE_ADDRESS);
  const change = useCallback(
    (part: Partial<WholesaleView>) => setView((before) => ({ ...before, ...part })),
    [setView],
  );
  return useMemo(() => {
    const { query, category, showInactive } = FIRST_VIEW;
    return {
      view,
      change,
      clearFilters: () => change({ query, category, showInactive }),
      turnSort: () => change({ sort: { ...view.sort, descending: !view.sort.descending } }),
    };
  }, [view, change]);
}
