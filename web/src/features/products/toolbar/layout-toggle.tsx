import { LayoutGrid, List } from 'lucide-react';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { filterTexts } from '../../../texts/products/filters.ts';
import type { ProductLayout } from '../view/product-view.ts';

interface LayoutToggleProps {
  layout: ProductLayout;
  onChange: (layout: ProductLayout) => void;
}

const LAYOUTS = [
  { layout: 'list', label: filterTexts.listView, Icon: List },
  { layout: 'grid', label: filterTexts.gridView, Icon: LayoutGrid },
] as const;

export function LayoutToggle({ layout: chosen, onChange }: LayoutToggleProps) {
  return (
    <fieldset aria-label={filterTexts.view} className="layout-toggle">
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <Tooltip key={layout} text={label}>
          <button
            type="button"
            className="icon-button"
            aria-label={label}
            aria-pressed={layout === chosen}
            onClick={() => onChange(layout)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
