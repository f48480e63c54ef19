import { useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import { STATUS_FILTERS, type ProductFilters, type StatusFilter, boundOf } from '../model/filter-products.ts';

interface FilterPanelProps {
  filters: ProductFilters;
  onChange: (change: Partial<ProductFilters>) => void;
  onClear: () => void;
}

export function FilterPanel({ filters, onChange, onClear }: FilterPanelProps) {
  const id = useId();
  return (
    <>
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {filterTexts.status}
        </label>
        <select
          id={id}
          className="field"
          value={filters.statusFilter}
          onChange={(event) => onChange({ statusFilter: event.target.value as StatusFilter })}
        >
          {STATUS_FILTERS.map((status) => (
            <option key={status} value={status}>
              {filterTexts.statuses[status]}
            </option>
          ))}
        </select>
      </div>
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
  /** What an arrow key adds or takes away. */
  step: number;
  limits?: { min: number; max: number };
}

/** Two bounds. What is typed stays as it is; a bound that is not a number is ignored, and the field says so. */
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
        set(stepped(value, direction * step, limits ?? { min: 0, max: Infinity }));
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
