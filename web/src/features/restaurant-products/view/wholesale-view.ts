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

/** What an address says about the view; what it does not say, or says wrongly, is as on the first visit. */
export function readView(parameters: URLSearchParams): WholesaleView {
  const sort = parameters.get('sort');
  return {
    query: parameters.get('q') ?? '',
    category: parameters.get('category') ?? '',
    showInactive: parameters.get('inactive') !== 'hide',
    sort: {
      key: SORT_KEYS.find((known) => known === sort) ?? FIRST_VIEW.sort.key,
      descending: parameters.get('order') === 'desc',
    },
    layout: parameters.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The address of a view: only what differs from the first visit; what is none of ours, the tab for one, stays as it is. */
export function writeView(view: WholesaleView, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string, usual: string): void => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  set('q', view.query, '');
  set('category', view.category, '');
  set('inactive', view.showInactive ? 'show' : 'hide', 'show');
  set('sort', view.sort.key, FIRST_VIEW.sort.key);
  set('order', view.sort.descending ? 'desc' : 'asc', 'asc');
  set('view', view.layout, 'grid');
  return next;
}
