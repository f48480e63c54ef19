import { choice, object, single, sorting, text } from '../../../shared/routing/address-codec.ts';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { SORT_KEYS, type WholesaleSort } from '../model/sort-wholesale.ts';

/** Which products the page shows, in which order and how. */
export interface WholesaleView {
  query: string;
  /** A category's name; empty for all. */
  category: string;
  showInactive: boolean;
  sort: WholesaleSort;
  layout: ListLayout;
}

export const FIRST_VIEW: Readonly<WholesaleView> = {
  query: '',
  category: '',
  showInactive: true,
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
  sort: sorting(SORT_KEYS, FIRST_VIEW.sort, 'order'),
  layout: choice<ListLayout>('view', ['list'], 'grid'),
});
