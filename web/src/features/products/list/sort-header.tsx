import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ProductSort, SortKey } from '../model/sort-products.ts';

interface SortHeaderProps {
  name: SortKey;
  label: string;
  sort: ProductSort;
  onChoose: (key: SortKey) => void;
  className?: string;
}

/** A column's heading that puts the list in its order; pressed again, the other way round. */
export function SortHeader({ name, label, sort, onChoose, className }: SortHeaderProps) {
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
