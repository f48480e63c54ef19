import { useCallback, useState } from 'react';

/** Widths from which a grid gets one more column; the first is none. A window of 1536 px leaves 1472 px for the grid. */
const STEPS = [
  { from: 1400, columns: 6 },
  { from: 1140, columns: 5 },
  { from: 860, columns: 4 },
  { from: 600, columns: 3 },
] as const;

const LEAST = 2;

/** How many cards stand side by side in a grid of this width: 2 to 6. */
export function columnsFor(width: number): number {
  return STEPS.find(({ from }) => width >= from)?.columns ?? LEAST;
}

/** The number of columns of an element, followed as it changes its width. */
export function useColumns(): { columns: number; frame: (element: HTMLElement | null) => (() => void) | undefined } {
  const [columns, setColumns] = useState(LEAST);
  const frame = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = (): void => setColumns(columnsFor(element.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { columns, frame };
}
