import { useCallback, useState } from 'react';

/** Widths of a grid from which it has so many columns, the widest first. */
export type ColumnSteps = readonly { from: number; columns: number }[];

/** The number of cards side by side in a grid of this width. */
export function columnsFor(width: number, steps: ColumnSteps): number {
  return steps.find(({ from }) => width >= from)?.columns ?? 1;
}

/** The number of columns of an element, followed as it changes its width. */
export function useColumns(steps: ColumnSteps): {
  columns: number;
  frame: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [columns, setColumns] = useState(() => columnsFor(0, steps));
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const look = (): void => setColumns(columnsFor(element.clientWidth, steps));
      look();
      const observer = new ResizeObserver(look);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [steps],
  );
  return { columns, frame };
}
