import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SortHeaderProps<K extends string> {
  name: K;
  label: ReactNode;
  sort: { key: K; descending: boolean };
  onChoose: (key: K) => void;
  className?: string;
}

/** A column's heading that puts the list in its order; pressed again, the other way round. */
export function SortHeader<K extends string>({ name, label, sort, onChoose, className }: SortHeaderProps<K>) {
  const chosen = sort.key === name;
  const Icon = chosen ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={chosen ? (sort.descending ? 'descending' : 'ascending') : 'none'}
      data-sorted={chosen ? '' : undefined}
    >
      <button type="button" className="sort-button" onClick={() => onChoose(name)}>
        {label}
        <Icon size={14} strokeWidth={2} aria-hidden />
      </button>
    </th>
  );
}
