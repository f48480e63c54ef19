import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List, type LucideIcon, Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { listTexts } from '../../../texts/list-controls.ts';
import { IconButton } from '../button.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';

interface ToolbarSelectProps {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  className?: string;
  /** The class around the label and the field. */
  frameClass?: string;
  onChange: (value: string) => void;
}

/** A select in a toolbar, with its label above. */
export function ToolbarSelect(props: ToolbarSelectProps) {
  const { label, options, value, className = '', frameClass = 'flex-[1_1_150px]', onChange } = props;
  const id = useId();
  return (
    <div className={`grid gap-1 ${frameClass}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} className={`field ${className}`} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SortControlProps<K extends string> {
  sort: { key: K; descending: boolean };
  options: readonly { value: K; label: string }[];
  onChoose: (key: K) => void;
  onTurn: () => void;
}

export function SortControl<K extends string>({ sort, options, onChoose, onTurn }: SortControlProps<K>) {
  const now = sort.descending ? listTexts.descending : listTexts.ascending;
  const Icon = sort.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="flex items-end">
      <ToolbarSelect
        label={listTexts.sortBy}
        options={options}
        value={sort.key}
        className="rounded-r-none"
        frameClass=""
        onChange={(key) => onChoose(key as K)}
      />
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

interface Layout<L extends string> {
  layout: L;
  label: string;
  Icon: LucideIcon;
}

interface LayoutToggleProps<L extends string> {
  layout: L | ListLayout;
  /** Layouts in addition to list and cards. */
  more?: readonly Layout<L>[];
  onChange: (layout: L | ListLayout) => void;
}

const LAYOUTS = [
  { layout: 'list', label: listTexts.listView, Icon: List },
  { layout: 'grid', label: listTexts.gridView, Icon: LayoutGrid },
] as const;

export function LayoutToggle<L extends string = ListLayout>(props: LayoutToggleProps<L>) {
  const { layout: chosen, more = [], onChange } = props;
  return (
    <fieldset
      aria-label={listTexts.view}
      className="inline-flex rounded-control bg-surface outline -outline-offset-1 outline-edge"
    >
      {[...LAYOUTS, ...more].map(({ layout, label, Icon }) => (
        <Tooltip key={layout} text={label}>
          <IconButton
            icon={Icon}
            label={label}
            className="aria-pressed:bg-brand aria-pressed:text-white forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2 forced-colors:aria-pressed:outline-[Highlight]"
            aria-pressed={layout === chosen}
            onClick={() => onChange(layout)}
          />
        </Tooltip>
      ))}
    </fieldset>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  frameClass?: string;
  onChange: (query: string) => void;
}

export function SearchField({
  label,
  placeholder,
  query,
  frameClass = 'flex-[2_1_220px]',
  onChange,
}: SearchFieldProps) {
  return (
    <label className={`grid gap-1 ${frameClass}`}>
      <span className="text-sm font-semibold">{label}</span>
      <SearchInput placeholder={placeholder} value={query} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** A search field with a magnifying glass. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <span className="relative block">
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
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    </span>
  );
}
