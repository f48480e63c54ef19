import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import { SORT_KEYS, type ProductSort, type SortKey } from '../model/sort-products.ts';

interface SortControlProps {
  sort: ProductSort;
  onChoose: (key: SortKey) => void;
  onTurn: () => void;
}

export function SortControl({ sort, onChoose, onTurn }: SortControlProps) {
  const now = sort.descending ? filterTexts.descending : filterTexts.ascending;
  const Icon = sort.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  const id = useId();
  return (
    <div className="flex items-end">
      <div className="toolbar-field">
        <label htmlFor={id} className="text-sm font-semibold">
          {filterTexts.sortBy}
        </label>
        <select
          id={id}
          className="field rounded-r-none"
          value={sort.key}
          onChange={(event) => onChoose(event.target.value as SortKey)}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {filterTexts.sorts[key]}
            </option>
          ))}
        </select>
      </div>
      <Tooltip text={now}>
        <button
          type="button"
          className="icon-button -ml-px rounded-l-none border border-edge bg-surface"
          aria-label={filterTexts.turnOrder(now)}
          onClick={onTurn}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
