import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lists up to this length are rendered whole. Longer ones would exceed the 100 ms of a key press: a hundred rows with
 * their editors take 100 ms of script and as much of painting on a slow machine.
 */
export const DRAWN_WHOLE = 60;

const ROWS_BEYOND = 8;

/** A rendered row, or the empty height of omitted rows. */
export type RowOrGap = { index: number } | { gap: string; height: number };

interface WindowRowsOptions {
  count: number;
  /** An estimate in pixels, corrected once a row is rendered. */
  rowHeight: number;
  /** Whether invisible rows are omitted. */
  sparse: boolean;
  /** How many rows are rendered beyond the window's edges. */
  margin?: number;
}

interface WindowRows<E extends HTMLElement> {
  container: RefObject<E | null>;
  rows: RowOrGap[];
  /** A ref for each row's element, which has its index as `data-index`; null while every row is rendered. */
  measure: ((element: Element | null) => void) | null;
  /** Keep the focused row rendered, however far away it is scrolled. */
  focusHandlers: { onFocus(event: FocusEvent): void; onBlur(): void };
}

/** Renders only rows of a long list near the window; the page scrolls as if all existed. Paper gets all. */
export function useWindowRows<E extends HTMLElement>(options: WindowRowsOptions): WindowRows<E> {
  const { count, rowHeight, margin = ROWS_BEYOND } = options;
  const printing = usePrinting();
  const sparse = options.sparse && !printing;
  const container = useRef<E>(null);
  const top = useTopOf(container, sparse);
  const focused = useRef<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this: it is drawn anew with every scroll
  const virtualizer = useWindowVirtualizer<Element>({
    count: sparse ? count : 0,
    estimateSize: () => rowHeight,
    overscan: margin,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), focused.current, range.count),
      [],
    ),
  });
  const focusHandlers = {
    onFocus: (event: FocusEvent): void => {
      const index = event.target.closest('[data-index]')?.getAttribute('data-index');
      focused.current = index === null || index === undefined ? null : Number(index);
    },
    onBlur: (): void => {
      focused.current = null;
    },
  };
  if (!sparse) {
    const rows = Array.from({ length: count }, (_, index) => ({ index }));
    return { container, rows, measure: null, focusHandlers };
  }
  const rows: RowOrGap[] = [];
  let end = top;
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) rows.push({ gap: `before-${item.index}`, height: item.start - end });
    rows.push({ index: item.index });
    end = item.end;
  }
  const rest = virtualizer.getTotalSize() + top - end;
  if (rest > 0) rows.push({ gap: 'rest', height: rest });
  return { container, rows, measure: virtualizer.measureElement, focusHandlers };
}

/** The distance between the top of the page and a list, also after something above it has grown. */
function useTopOf(container: RefObject<HTMLElement | null>, wanted: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!wanted) return;
    const look = (): void => {
      const element = container.current;
      if (element !== null) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container, wanted]);
  return top;
}

function withRow(rows: number[], row: number | null, count: number): number[] {
  if (row === null || row >= count || rows.includes(row)) return rows;
  return [...rows, row].toSorted((a, b) => a - b);
}

/** Whether the page is about to be printed: browsers print what is rendered when the event ends. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
