import { isRetailCategory, RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { filterTexts } from '../../../texts/products/filters.ts';
import type { ProductFilters } from '../model/filter-products.ts';

interface CategoryFilterProps {
  category: ProductFilters['categoryFilter'];
  onChange: (category: ProductFilters['categoryFilter']) => void;
}

export function CategoryFilter({ category, onChange }: CategoryFilterProps) {
  return (
    <label className="toolbar-field flex-[1_1_150px]">
      <span className="text-sm font-semibold">{filterTexts.category}</span>
      <select
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
    </label>
  );
}
