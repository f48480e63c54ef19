import { LayoutGrid, List, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import type { ShopLayout } from '../model/shop-sections.ts';
import styles from '../restaurant.module.css';

const LAYOUTS = [
  { value: 'cards', label: shopTexts.cards, Icon: LayoutGrid },
  { value: 'sheet', label: shopTexts.sheet, Icon: List },
] as const;

interface ShopToolbarProps {
  query: string;
  onBegin: () => void;
  onQuery: (query: string) => void;
  layout: ShopLayout;
  onLayout: (layout: ShopLayout) => void;
  /** How many of all products are shown; null until they have loaded. */
  count: { shown: number; all: number } | null;
}

export function ShopToolbar({ query, onBegin, onQuery, layout, onLayout, count }: ShopToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onQuery('');
    field.current?.focus();
  };
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-4 gap-y-3">
      <search className="relative min-w-0 flex-[1_1_240px]">
        <Search
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
        />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          className="field pr-12 pl-10"
          aria-label={shopTexts.search}
          placeholder={shopTexts.searchPlaceholder}
          value={query}
          onFocus={onBegin}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) clear();
          }}
        />
        {query !== '' && (
          <IconButton icon={X} label={shopTexts.clearSearch} className="absolute top-0 right-0" onClick={clear} />
        )}
      </search>
      <fieldset aria-label={shopTexts.layout} className={styles.segments}>
        {LAYOUTS.map(({ value, label, Icon }) => (
          <button key={value} type="button" aria-pressed={layout === value} onClick={() => onLayout(value)}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
          </button>
        ))}
      </fieldset>
      <output className="text-sm text-ink-2 empty:hidden">
        {count !== null && count.all > 0 && shopTexts.found(count.shown, count.all)}
      </output>
    </div>
  );
}
