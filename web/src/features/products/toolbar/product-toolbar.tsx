import { RETAIL_CATEGORIES, isRetailCategory } from '@larder/kernel';
import { Plus, Sheet, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { LayoutToggle, SearchField, SortControl, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import { sheetTexts } from '../../../texts/products/sheet.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { categoryNames } from '../../../texts/words.ts';
import {
  type ProductFilters,
  activeFilters,
  STATUS_FILTERS,
  type StatusFilter,
  boundOf,
} from '../model/filter-products.ts';
import type { ProductViewControl } from '../model/product-view.ts';
import { SORT_KEYS } from '../model/sort-products.ts';

const SORTS = SORT_KEYS.map((value) => ({ value, label: filterTexts.sorts[value] }));
const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: filterTexts.statuses[value] }));
const CATEGORIES = [
  { value: 'all', label: filterTexts.allCategories },
  ...RETAIL_CATEGORIES.map((value) => ({ value, label: categoryNames[value] })),
];

const SHEET = [{ layout: 'sheet', label: sheetTexts.view, Icon: Sheet }] as const;

interface ProductToolbarProps {
  control: ProductViewControl;
  editable: boolean;
  /** Null in a single store, where nothing can be added. */
  onAdd: (() => void) | null;
  /** Whether there are several stores. */
  manyStores: boolean;
}

export function ProductToolbar({ control, editable, onAdd, manyStores }: ProductToolbarProps) {
  const { view, setFilters } = control;
  const count = activeFilters(view.filters).length;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="toolbar strip md:max-xl:[&>label]:basis-3/4! md:max-xl:[&>:not(label,[aria-keyshortcuts])]:order-1">
        <SearchField
          label={filterTexts.search}
          placeholder={filterTexts.searchPlaceholder}
          query={view.filters.searchQuery}
          onChange={(searchQuery) => setFilters({ searchQuery })}
        />
        <ToolbarSelect
          label={filterTexts.category}
          options={CATEGORIES}
          value={view.filters.categoryFilter}
          onChange={(category) => setFilters({ categoryFilter: isRetailCategory(category) ? category : 'all' })}
        />
        <Button icon={SlidersHorizontal} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          <span className="max-2xl:sr-only">{filterTexts.panel}</span>
          {count > 0 && (
            <span className="count-bubble">
              {count}
              <span className="sr-only"> {filterTexts.active}</span>
            </span>
          )}
        </Button>
        <SortControl sort={view.sort} options={SORTS} onChoose={control.chooseSort} onTurn={control.turnSort} />
        <LayoutToggle layout={view.layout} more={editable ? SHEET : []} onChange={control.setLayout} />
        {editable && onAdd !== null && (
          <Button tone="primary" aria-keyshortcuts="n" onClick={onAdd}>
            <Plus size={18} strokeWidth={2} aria-hidden />
            {toolbarTexts.add}
          </Button>
        )}
      </div>
      <section
        id={panelId}
        aria-label={filterTexts.panel}
        hidden={!open}
        className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-4 border border-hairline bg-sunken p-4"
      >
        {open && (
          <FilterPanel
            filters={view.filters}
            manyStores={manyStores}
            onChange={setFilters}
            onClear={control.clearFilters}
          />
        )}
      </section>
    </div>
  );
}

interface FilterPanelProps {
  filters: ProductFilters;
  manyStores: boolean;
  onChange: (change: Partial<ProductFilters>) => void;
  onClear: () => void;
}

function FilterPanel({ filters, manyStores, onChange, onClear }: FilterPanelProps) {
  return (
    <>
      <ToolbarSelect
        label={filterTexts.status}
        options={manyStores ? STATUSES : STATUSES.filter(({ value }) => value !== 'differs')}
        value={filters.statusFilter}
        frameClass="content-start gap-1.5"
        onChange={(status) => onChange({ statusFilter: status as StatusFilter })}
      />
      <RangeFilter
        legend={filterTexts.price}
        min={{ label: filterTexts.priceMin, value: filters.priceMin, set: (priceMin) => onChange({ priceMin }) }}
        max={{ label: filterTexts.priceMax, value: filters.priceMax, set: (priceMax) => onChange({ priceMax }) }}
        step={0.01}
      />
      <RangeFilter
        legend={filterTexts.savings}
        min={{
          label: filterTexts.savingsMin,
          value: filters.savingsMin,
          set: (savingsMin) => onChange({ savingsMin }),
        }}
        max={{
          label: filterTexts.savingsMax,
          value: filters.savingsMax,
          set: (savingsMax) => onChange({ savingsMax }),
        }}
        step={0.1}
        limits={{ min: 0, max: 100 }}
      />
      <div className="self-end">
        <Button onClick={onClear}>{filterTexts.clearAll}</Button>
      </div>
    </>
  );
}

interface Bound {
  label: string;
  value: string;
  set: (text: string) => void;
}

interface RangeFilterProps {
  legend: string;
  min: Bound;
  max: Bound;
  /** The step of an arrow key. */
  step: number;
  limits?: { min: number; max: number };
}

/** Two bounds. Typed text is kept; a bound that is not a number is ignored, which the field reports. */
function RangeFilter({ legend, min, max, step, limits }: RangeFilterProps) {
  const id = useId();
  const nonsense = [min, max].some(({ value }) => value.trim() !== '' && boundOf(value) === null);
  const field = ({ label, value, set }: Bound, placeholder: string) => (
    <input
      className="field text-right"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={nonsense ? id : undefined}
      placeholder={placeholder}
      value={value}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (direction === 0) return;
        event.preventDefault();
        set(stepped(event.currentTarget.value, direction * step, limits ?? { min: 0, max: Infinity }));
      }}
    />
  );
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field(min, filterTexts.from)}
        <span aria-hidden>–</span>
        {field(max, filterTexts.to)}
      </span>
      {nonsense && (
        <span id={id} className="text-sm text-ink-2">
          {filterTexts.notANumber}
        </span>
      )}
    </fieldset>
  );
}

function stepped(text: string, step: number, { min, max }: { min: number; max: number }): string {
  const next = Math.min(max, Math.max(min, (boundOf(text) ?? 0) + step));
  return String(Math.round(next * 100) / 100);
}
