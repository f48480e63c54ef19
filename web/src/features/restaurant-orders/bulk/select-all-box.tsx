import type { ReactNode } from 'react';
import styles from './bulk.module.css';
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
    <label className={styles.selectBox}>
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
