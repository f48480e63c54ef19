import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useId } from 'react';
import { listTexts } from '../../../texts/list-controls.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

interface SortControlProps<K extends string> {
  sort: { key: K; descending: boolean };
  options: readonly { value: K; label: string }[];
  onChoose: (key: K) => void;
  onTurn: () => void;
}

export function SortControl<K extends string>({ sort, options, onChoose, onTurn }: SortControlProps<K>) {
  const now = sort.descending ? listTexts.descending : listTexts.ascending;
  const Icon = sort.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  const id = useId();
  return (
    <div className="flex items-end">
      <div className="toolbar-field">
        <label htmlFor={id} className="text-sm font-semibold">
          {listTexts.sortBy}
        </label>
        <select
          id={id}
          className="field rounded-r-none"
          value={sort.key}
          onChange={(event) => onChoose(event.target.value as K)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Tooltip text={now}>
        <button
          type="button"
          className="icon-button -ml-px rounded-l-none border border-edge bg-surface"
          aria-label={listTexts.turnOrder(now)}
          onClick={onTurn}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
