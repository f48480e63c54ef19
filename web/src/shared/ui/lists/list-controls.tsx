import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List, Search } from 'lucide-react';
import { useId } from 'react';
import { listTexts } from '../../../texts/list-controls.ts';
import { IconButton } from '../button.tsx';
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
        <IconButton
          icon={Icon}
          label={listTexts.turnOrder(now)}
          className="-ml-px rounded-l-none border border-edge bg-surface"
          onClick={onTurn}
        />
      </Tooltip>
    </div>
  );
}

export type ListLayout = 'list' | 'grid';

interface LayoutToggleProps {
  layout: ListLayout;
  onChange: (layout: ListLayout) => void;
}

const LAYOUTS = [
  { layout: 'list', label: listTexts.listView, Icon: List },
  { layout: 'grid', label: listTexts.gridView, Icon: LayoutGrid },
] as const;

export function LayoutToggle({ layout: chosen, onChange }: LayoutToggleProps) {
  return (
    <fieldset aria-label={listTexts.view} className="layout-toggle">
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <Tooltip key={layout} text={label}>
          <IconButton icon={Icon} label={label} aria-pressed={layout === chosen} onClick={() => onChange(layout)} />
        </Tooltip>
      ))}
    </fieldset>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
}

export function SearchField({ label, placeholder, query, onChange }: SearchFieldProps) {
  return (
    <label className="toolbar-field flex-[2_1_220px]">
      <span className="text-sm font-semibold">{label}</span>
      <span className="relative">
        <Search
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          className="field pl-[40px]"
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
