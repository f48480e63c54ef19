import { useCallback, useMemo } from 'react';
import { choice, object, single, sorting, text } from '../../../shared/routing/address-codec.ts';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import type { ListLayout } from '../../../shared/ui/lists/list-controls.tsx';

export const SORT_KEYS = ['manual', 'name', 'price', 'category'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface WholesaleSort {
  key: SortKey;
  descending: boolean;
}

/** Which products the page shows, in which order and layout. */
export interface WholesaleView {
  query: string;
  /** A category's name; empty means all. */
  category: string;
  showInactive: boolean;
  /** Only products whose Chinese name may still be in the description. */
  unnamed: boolean;
  sort: WholesaleSort;
  layout: ListLayout;
}

export const FIRST_VIEW: Readonly<WholesaleView> = {
  query: '',
  category: '',
  showInactive: true,
  unnamed: false,
  sort: { key: 'manual', descending: false },
  layout: 'grid',
};

export const WHOLESALE_ADDRESS = object<WholesaleView>({
  query: text('q'),
  category: text('category'),
  showInactive: single(
    'inactive',
    (found) => found !== 'hide',
    (shown) => (shown ? null : 'hide'),
  ),
  unnamed: single(
    'chinese',
    (found) => found === 'check',
    (unnamed) => (unnamed ? 'check' : null),
  ),
  sort: sorting(SORT_KEYS, FIRST_VIEW.sort, 'order'),
  layout: choice<ListLayout>('view', ['list'], 'grid'),
});

export interface WholesaleViewControl {
  view: WholesaleView;
  change(part: Partial<WholesaleView>): void;
  clearFilters(): void;
  turnSort(): void;
}

/** The view of the list, kept in the address. */
export function useWholesaleView(): WholesaleViewControl {
  const [view, setView] = useAddressState(WHOLESALE_ADDRESS);
  const change = useCallback(
    (part: Partial<WholesaleView>) => setView((before) => ({ ...before, ...part })),
    [setView],
  );
  return useMemo(() => {
    const { query, category, showInactive, unnamed } = FIRST_VIEW;
    return {
      view,
      change,
      clearFilters: () => change({ query, category, showInactive, unnamed }),
      turnSort: () => change({ sort: { ...view.sort, descending: !view.sort.descending } }),
    };
  }, [view, change]);
}
