import { useCallback, useMemo, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { useEscape } from '../../../shared/ui/escape.ts';
import { WRITTEN_INTO } from '../../../shared/ui/lists/use-list-keys.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';

/** `turn`: toggles a product. `on`: selects it. `range`: from the last toggled product, to the same state. */
export type HowToSelect = 'turn' | 'on' | 'range';

interface Selection {
  ids: ReadonlySet<string>;
  /** The last toggled product, and whether it was selected. */
  last: string | null;
  on: boolean;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), last: null, on: true };

/** @param shown the list as shown on the page, which determines ranges */
export function selectProduct(before: Selection, id: string, how: HowToSelect, shown: readonly string[]): Selection {
  const ids = new Set(before.ids);
  const [from, to] = [shown.indexOf(before.last ?? ''), shown.indexOf(id)];
  if (how === 'range' && from !== -1 && to !== -1) {
    for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (before.on) ids.add(each);
      else ids.delete(each);
    return { ids, last: id, on: before.on };
  }
  const on = how === 'on' || !ids.has(id);
  if (on) ids.add(id);
  else ids.delete(id);
  return { ids, last: id, on };
}

export interface ProductSelection {
  /** The selected products that are visible: those hidden by a search are not changed. */
  products: readonly ProductData[];
  ids: ReadonlySet<string>;
  /** A stable function for the lifetime of the page. */
  select: (id: string, how: HowToSelect) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The selected products of a list; Escape clears them. Null for read-only staff. */
export function useProductSelection(shown: readonly ProductData[], allowed: boolean): ProductSelection | null {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const latest = useLatest(shown);
  const idsShown = useCallback(() => latest.current.map(({ id }) => id), [latest]);
  const select = useCallback(
    (id: string, how: HowToSelect) => setSelection((before) => selectProduct(before, id, how, idsShown())),
    [idsShown],
  );
  const clear = useCallback(() => setSelection(NOTHING_SELECTED), []);
  const products = useMemo(() => shown.filter(({ id }) => selection.ids.has(id)), [shown, selection]);
  const some = allowed && products.length > 0;
  useEscape(some, (target) => {
    if (!(target instanceof Element && target.closest(WRITTEN_INTO))) clear();
  });
  if (!allowed) return null;
  const selectAll = (): void => setSelection((before) => ({ ...before, ids: new Set([...before.ids, ...idsShown()]) }));
  return { products, ids: selection.ids, select, selectAll, clear };
}
