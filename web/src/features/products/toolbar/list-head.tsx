import { ChartColumn, Eye, Info } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { orderTexts } from '../../../texts/order.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { CsvActions } from '../csv/csv-actions.tsx';
import type { ProductViewControl } from '../view/use-product-view.ts';
import { FilterChips } from './filter-chips.tsx';

interface ListHeadProps {
  control: ProductViewControl;
  /** Null until the list has arrived. */
  shown: number | null;
  total: number;
  editable: boolean;
  movable: boolean;
  analyticsOpen: boolean;
  onToggleAnalytics: () => void;
  onImport: () => void;
}

/** The line above the list: how much of it is shown and why, what can be done with it. */
export function ListHead(props: ListHeadProps) {
  const { control, shown, total, editable, movable, analyticsOpen, onToggleAnalytics, onImport } = props;
  const { filters, sort } = control.view;
  const hint = !editable || sort.key !== 'manual' ? null : movable ? orderTexts.hint : orderTexts.blocked;
  return (
    <div className="grid gap-2">
      <FilterChips filters={filters} onChange={control.setFilters} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <output className="font-semibold">{shown === null ? '' : productListTexts.count(shown, total)}</output>
        {hint !== null && total > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Info size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
            {hint}
          </p>
        )}
        {!editable && <Badge icon={Eye}>{productListTexts.viewOnly}</Badge>}
        <span className="ml-auto flex flex-wrap gap-2">
          <Button aria-pressed={analyticsOpen} onClick={onToggleAnalytics}>
            <ChartColumn size={18} strokeWidth={1.75} aria-hidden />
            {toolbarTexts.analytics}
          </Button>
          <CsvActions editable={editable} onImport={onImport} />
        </span>
      </div>
    </div>
  );
}
