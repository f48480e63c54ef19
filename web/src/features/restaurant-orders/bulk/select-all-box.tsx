import type { ReactNode } from 'react';
import type { OrderSelectionControl } from './use-selection.ts';

interface SelectAllBoxProps {
  selection: OrderSelectionControl;
  /** How many the filter means. */
  total: number;
  name?: string;
  children?: ReactNode;
}

/** Checked when all filtered orders are selected, mixed when some are. */
export function SelectAllBox({ selection, total, name, children }: SelectAllBoxProps) {
  const { orders, tooMany } = selection;
  const all = orders.length > 0 && (orders.length >= total || tooMany !== null);
  const some = orders.length > 0 && !all;
  return (
    <label className="relative z-1 inline-flex min-h-11 min-w-7 items-center gap-2.5">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = some;
        }}
        type="checkbox"
        className="checkbox"
        aria-label={name}
        aria-busy={selection.pending}
        checked={all}
        onChange={() => (all ? selection.clear() : void selection.selectAll())}
      />
      {children}
    </label>
  );
}
