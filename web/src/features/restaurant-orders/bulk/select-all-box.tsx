import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';
import type { OrderSelectionControl } from './use-selection.ts';

interface SelectAllBoxProps {
  selection: OrderSelectionControl;
  /** How many the filter means. */
  total: number;
}

/** Checked when all filtered orders are selected, mixed when some are. */
export function SelectAllBox({ selection, total }: SelectAllBoxProps) {
  const { orders, tooMany } = selection;
  const all = orders.length > 0 && (orders.length >= total || tooMany !== null);
  const some = orders.length > 0 && !all;
  return (
    <label className="inline-flex min-h-9 min-w-7 items-center pointer-coarse:min-h-11">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = some;
        }}
        type="checkbox"
        className="checkbox"
        aria-label={bulkTexts.selectAll(total.toLocaleString('en'))}
        aria-busy={selection.pending}
        checked={all}
        onChange={() => (all ? selection.clear() : void selection.selectAll())}
      />
    </label>
  );
}
