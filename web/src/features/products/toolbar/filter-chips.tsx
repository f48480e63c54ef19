import { formatMoney, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { X } from 'lucide-react';
import { filterTexts } from '../../../texts/products/filters.ts';
import { activeFilters, boundOf, NO_FILTERS, type ProductFilters } from '../model/filter-products.ts';

interface FilterChipsProps {
  filters: ProductFilters;
  onChange: (change: Partial<ProductFilters>) => void;
}

/** What narrows the list, each with the way to take it back. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={filterTexts.chipsLabel}>
      {active.map((key) => {
        const label = labelOf(filters, key);
        return (
          <li key={key}>
            <button
              type="button"
              className="filter-chip"
              aria-label={filterTexts.removeFilter(label)}
              onClick={() => onChange({ [key]: NO_FILTERS[key] })}
            >
              {label}
              <X size={16} strokeWidth={2} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(filters: ProductFilters, key: keyof ProductFilters): string {
  const { chips, statuses } = filterTexts;
  switch (key) {
    case 'searchQuery':
      return chips.searchQuery(filters.searchQuery.trim());
    case 'categoryFilter':
      return filters.categoryFilter === 'all' ? '' : RETAIL_CATEGORY_LABELS[filters.categoryFilter];
    case 'statusFilter':
      return statuses[filters.statusFilter];
    case 'priceMin':
    case 'priceMax':
      return chips[key](formatMoney(boundOf(filters[key])));
    case 'savingsMin':
    case 'savingsMax':
      return chips[key](String(boundOf(filters[key])));
  }
}
