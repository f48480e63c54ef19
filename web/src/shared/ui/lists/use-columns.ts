import { useCallback, useState } from 'react';

/** The number of columns of a grid from each width on, the widest first. */
export type ColumnSteps = readonly { from: number; columns: number }[];

/** The number of cards side by side in a grid of this width. */
export function columnsFor(width: number, steps: ColumnSteps): number {
  return steps.find(({ from }) => width >= from)?.columns ?? 1;
}

/** The number of columns of an element, updated when its width changes. */
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
