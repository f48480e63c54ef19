import { LayoutGrid, List } from 'lucide-react';
import { listTexts } from '../../../texts/list-controls.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

export type ListLayout = 'list' | 'grid';

interface LayoutToggleProps {
  layout: ListLayout;
  onChange: (layout: ListLayout) => void;
}

const LAYOUTS = [
  { layout: 'list', label: listTexts.listView, Icon: List },
  { layout: 'grid', label: listTexts.gridView, Icon: LayoutGrid },
] as const;

export function LayoutToggle({ layout: chosen, onChange }: LayoutToggleProps) {
  return (
    <fieldset aria-label={listTexts.view} className="layout-toggle">
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
