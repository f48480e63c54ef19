import { isRetailCategory, RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { useId } from 'react';
import { filterTexts } from '../../../texts/products/filters.ts';
import type { ProductFilters } from '../model/filter-products.ts';

interface CategoryFilterProps {
  category: ProductFilters['categoryFilter'];
  onChange: (category: ProductFilters['categoryFilter']) => void;
}

export function CategoryFilter({ category, onChange }: CategoryFilterProps) {
  const id = useId();
  return (
    <div className="toolbar-field flex-[1_1_150px]">
      <label htmlFor={id} className="text-sm font-semibold">
        {filterTexts.category}
      </label>
      <select
        id={id}
        className="field"
        value={category}
        onChange={({ target }) => onChange(isRetailCategory(target.value) ? target.value : 'all')}
      >
        <option value="all">{filterTexts.allCategories}</option>
        {RETAIL_CATEGORIES.map((known) => (
          <option key={known} value={known}>
            {RETAIL_CATEGORY_LABELS[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
