import { RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS, isRetailCategory } from '@larder/kernel';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { LayoutToggle, SearchField, SortControl } from '../../../shared/ui/lists/list-controls.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { type ProductFilters, activeFilters } from '../model/filter-products.ts';
import type { ProductViewControl } from '../model/product-view.ts';
import { SORT_KEYS } from '../model/sort-products.ts';
import styles from '../products.module.css';
import { FilterPanel } from './filter-panel.tsx';

const SORTS = SORT_KEYS.map((value) => ({ value, label: filterTexts.sorts[value] }));

interface ProductToolbarProps {
  control: ProductViewControl;
  editable: boolean;
  onAdd: () => void;
}

export function ProductToolbar({ control, editable, onAdd }: ProductToolbarProps) {
  const { view, setFilters } = control;
  const count = activeFilters(view.filters).length;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="grid gap-3">
      <div className="toolbar">
        <SearchField
          label={filterTexts.search}
          placeholder={filterTexts.searchPlaceholder}
          query={view.filters.searchQuery}
          onChange={(searchQuery) => setFilters({ searchQuery })}
        />
        <CategoryFilter
          category={view.filters.categoryFilter}
          onChange={(categoryFilter) => setFilters({ categoryFilter })}
        />
        <Button icon={SlidersHorizontal} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          {filterTexts.panel}
          {count > 0 && (
            <span className="count-bubble">
              {count}
              <span className="sr-only"> {filterTexts.active}</span>
            </span>
          )}
        </Button>
        <SortControl sort={view.sort} options={SORTS} onChoose={control.chooseSort} onTurn={control.turnSort} />
        <LayoutToggle layout={view.layout} onChange={control.setLayout} />
        {editable && (
          <Button tone="primary" onClick={onAdd}>
            <Plus size={18} strokeWidth={2} aria-hidden />
            {toolbarTexts.add}
          </Button>
        )}
      </div>
      <section id={panelId} aria-label={filterTexts.panel} hidden={!open} className={styles.filterPanel}>
        {open && <FilterPanel filters={view.filters} onChange={setFilters} onClear={control.clearFilters} />}
      </section>
    </div>
  );
}

interface CategoryFilterProps {
  category: ProductFilters['categoryFilter'];
  onChange: (category: ProductFilters['categoryFilter']) => void;
}

function CategoryFilter({ category, onChange }: CategoryFilterProps) {
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
