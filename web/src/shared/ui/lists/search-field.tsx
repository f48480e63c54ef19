import { Search } from 'lucide-react';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
}

export function SearchField({ label, placeholder, query, onChange }: SearchFieldProps) {
  return (
    <label className="toolbar-field flex-[2_1_220px]">
      <span className="text-sm font-semibold">{label}</span>
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
          placeholder={placeholder}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
