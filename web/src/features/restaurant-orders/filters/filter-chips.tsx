import type { StoreFacet } from '@larder/contracts';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { orderChips } from '../model/order-chips.ts';
import { NO_FILTERS, type OrderFilters } from '../model/order-view.ts';
import { useCategoryNames } from '../use-category-names.ts';

interface FilterChipsProps {
  filters: OrderFilters;
  stores: readonly StoreFacet[];
  onChange: (filters: OrderFilters) => void;
}

/** The active filters; pressing one, or the Delete key, removes it. */
export function FilterChips({ filters, stores, onChange }: FilterChipsProps) {
  const storeName = (slug: string): string => stores.find(({ store }) => store === slug)?.name ?? slug;
  const chips = orderChips(filters, storeName, useCategoryNames());
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  if (chips.length === 0) return null;
  const remove = (index: number, without: OrderFilters): void => {
    // The chip is about to be removed: its neighbour gets the focus, or after the last one the page's title.
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('.filter-chip') ?? [])];
    const beside = buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('h1');
    onChange(without);
    beside?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className="flex min-w-0 flex-wrap gap-2" aria-label={filterTexts.activeLabel}>
        {chips.map(({ key, label, without }, index) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              className="filter-chip"
              aria-label={filterTexts.remove(label)}
              aria-describedby={hint}
              onClick={() => remove(index, without)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                remove(index, without);
              }}
            >
              {label}
              <X size={16} strokeWidth={2} className="flex-none" aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <Button
            className="min-h-9 px-3 text-[0.875rem] pointer-coarse:min-h-11 max-md:min-h-11"
            onClick={() => {
              document.querySelector('h1')?.focus({ preventScroll: true });
              onChange({ ...NO_FILTERS, plan: filters.plan });
            }}
          >
            {filterTexts.clearAll}
          </Button>
        </li>
      </ul>
      <span id={hint} hidden>
        {filterTexts.removeHint}
      </span>
    </>
  );
}
