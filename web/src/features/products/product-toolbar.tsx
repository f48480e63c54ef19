import { RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { Eye } from 'lucide-react';
import { productListTexts } from '../../texts/product-list.ts';
import type { ProductFilter } from './use-product-filter.ts';

interface ProductToolbarProps {
  filter: ProductFilter;
  shown: number;
  /** Null until the list has arrived. */
  total: number | null;
  viewOnly: boolean;
}

export function ProductToolbar({ filter, shown, total, viewOnly }: ProductToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <label className="grid flex-1 basis-60 gap-1 md:max-w-sm">
        <span className="text-sm font-semibold">{productListTexts.search}</span>
        <input
          type="search"
          className="field"
          autoComplete="off"
          placeholder={productListTexts.searchPlaceholder}
          value={filter.query}
          onChange={(event) => filter.setQuery(event.target.value)}
        />
      </label>
      <label className="grid flex-1 basis-40 gap-1 md:max-w-56">
        <span className="text-sm font-semibold">{productListTexts.category}</span>
        <select
          className="field"
          value={filter.category ?? ''}
          onChange={(event) => filter.setCategory(event.target.value)}
        >
          <option value="">{productListTexts.allCategories}</option>
          {RETAIL_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {RETAIL_CATEGORY_LABELS[category]}
            </option>
          ))}
        </select>
      </label>
      <output className="block py-2.5 text-ink-2 md:ml-auto">
        {total === null ? '' : productListTexts.count(shown, total)}
      </output>
      {viewOnly && (
        <p className="status-chip my-2" data-tone="quiet">
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {productListTexts.viewOnly}
        </p>
      )}
    </div>
  );
}
