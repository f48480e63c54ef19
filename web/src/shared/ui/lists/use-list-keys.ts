import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../use-latest.ts';

/** Marks the element of a row; its value names the row. */
export const LIST_ROW = 'data-list-row';

export interface ListKeys {
  /** Called on Enter, or a click outside the row's controls. */
  open: (id: string) => void;
  /** Whether clicks do not open rows, because these have many controls. */
  byKeysOnly?: boolean;
  /** x or space toggles the current row; Shift with j or k selects the rows on the way, and never deselects. */
  select?: (id: string, how: 'turn' | 'on') => void;
  /** Keys of only this list, by the typed character. */
  actions?: Readonly<Record<string, (id: string) => void>>;
}

const CONTROLS = 'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"]';
export const WRITTEN_INTO = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';
/** Overlays, which handle keys themselves. */
export const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The current row, and its index in case the row is removed. */
interface Place {
  id: string | null;
  index: number;
  /** Whether the focus is on or in the row, and moves to the next one when the row is removed. */
  held: boolean;
}

/**
 * The keys of a list: j and k move down and up, Enter opens, x or space selects; the shell handles those of every page.
 * Rows are elements with `data-list-row` in the returned container, in tables or as cards.
 */
export function useListKeys<E extends HTMLElement>(keys: ListKeys): RefObject<E | null> {
  const list = useRef<E>(null);
  const latest = useLatest(keys);
  const place = useRef<Place>({ id: null, index: 0, held: false });

  useEffect(() => {
    const goTo = (row: HTMLElement | undefined): void => {
      if (row === undefined) return;
      // Focusable only by these keys: Tab moves between controls.
      row.tabIndex = -1;
      row.focus();
    };
    const step = (by: 1 | -1, selects: boolean): void => {
      const rows = rowsOf(list.current);
      const current = currentRow(rows, place.current);
      // The current row was removed: the one in its place is the next.
      const index = current === undefined ? place.current.index + (by === 1 ? 0 : -1) : rows.indexOf(current) + by;
      const next = rows[Math.max(0, Math.min(index, rows.length - 1))];
      if (selects) for (const row of [current, next]) if (row) latest.current.select?.(idOf(row), 'on');
      goTo(next);
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!(target instanceof Element) || target.closest(WRITTEN_INTO) || document.querySelector(ABOVE)) return;
      const current = currentRow(rowsOf(list.current), place.current);
      const { open, select, actions } = latest.current;
      const acts: Record<string, (() => void) | false | undefined> = {
        j: () => step(1, false),
        k: () => step(-1, false),
        J: select && (() => step(1, true)),
        K: select && (() => step(-1, true)),
        x: current && select && (() => select(idOf(current), 'turn')),
        // On a button, Space and Enter press it instead.
        ' ': current === target && select && (() => select(idOf(current), 'turn')),
        Enter: current === target && current && (() => open(idOf(current))),
      };
      const own = actions?.[key];
      const act = acts[key] ?? (current && own && (() => own(idOf(current))));
      if (!act) return;
      event.preventDefault();
      act();
    };
    const click = (event: MouseEvent): void => {
      const { target } = event;
      if (latest.current.byKeysOnly || !(target instanceof Element) || event.defaultPrevented) return;
      if (target.closest(CONTROLS)) return;
      const row = target.closest<HTMLElement>(`[${LIST_ROW}]`);
      // Selecting text, such as an order's number to be copied, opens nothing.
      if (row === null || list.current?.contains(row) !== true || getSelection()?.toString()) return;
      goTo(row);
      latest.current.open(idOf(row));
    };
    const focus = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>(`[${LIST_ROW}]`) : null;
      const isOurs = row !== null && list.current?.contains(row) === true;
      if (isOurs) place.current = { id: idOf(row), index: rowsOf(list.current).indexOf(row), held: true };
      else place.current.held = false;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('click', click);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click);
      document.removeEventListener('focusin', focus);
    };
  }, [latest]);

  // After every render: a row may have moved, and when the current one was removed the next gets the focus.
  useLayoutEffect(() => {
    const { id, index, held } = place.current;
    if (id === null) return;
    const rows = rowsOf(list.current);
    const found = rows.findIndex((row) => idOf(row) === id);
    if (found !== -1) place.current.index = found;
    else if (held && document.activeElement === document.body) {
      const successor = rows[Math.min(index, rows.length - 1)];
      if (successor === undefined) return;
      successor.tabIndex = -1;
      successor.focus();
    }
  });
  return list;
}

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(`[${LIST_ROW}]`) ?? []),
];

const idOf = (row: HTMLElement): string => row.getAttribute(LIST_ROW) ?? '';

const currentRow = (rows: readonly HTMLElement[], { id }: Place): HTMLElement | undefined =>
  rows.find((row) => idOf(row) === id);
