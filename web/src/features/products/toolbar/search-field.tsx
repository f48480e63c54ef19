import { Search } from 'lucide-react';
import { filterTexts } from '../../../texts/products/filters.ts';

interface SearchFieldProps {
  query: string;
  onChange: (query: string) => void;
}

export function SearchField({ query, onChange }: SearchFieldProps) {
  return (
    <label className="toolbar-field flex-[2_1_220px]">
      <span className="text-sm font-semibold">{filterTexts.search}</span>
      <span className="relative">
        <Search
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          className="field pl-[40px]"
          autoComplete="off"
          placeholder={filterTexts.searchPlaceholder}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
