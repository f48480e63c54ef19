import { useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import { STATUS_FILTERS, type ProductFilters, type StatusFilter } from '../model/filter-products.ts';
import { RangeFilter } from './range-filter.tsx';

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
