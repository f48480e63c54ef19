import { ORDER_STATUSES, type OrderStatus, dayIn } from '@larder/kernel';
import { type ReactNode, useId } from 'react';
import { DateFilter } from '../../../shared/ui/date-filter/date-filter.tsx';
import { SearchField } from '../../../shared/ui/lists/list-controls.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { AdvancedFilters } from './advanced-filters.tsx';

const SEVERAL = 'several';

interface OrdersToolbarProps {
  control: OrderViewControl;
  now: Date;
  timeZone: string;
  children: ReactNode;
}

export function OrdersToolbar({ control, now, timeZone, children }: OrdersToolbarProps) {
  const { filters } = control.view;
  return (
    <search className="toolbar" aria-label={filterTexts.label}>
      <SearchField
        label={filterTexts.quickSearch}
        placeholder={filterTexts.quickPlaceholder}
        query={filters.query}
        onChange={(query) => control.setFilters({ query: query.slice(0, 100) })}
      />
      <StatusSelect statuses={filters.statuses} onChange={(statuses) => control.setFilters({ statuses })} />
      <DateFilter value={filters.date} today={dayIn(now, timeZone)} onChange={(date) => control.setFilters({ date })} />
      <AdvancedFilters control={control} />
      {children}
    </search>
  );
}

interface StatusSelectProps {
  statuses: readonly OrderStatus[];
  onChange: (statuses: readonly OrderStatus[]) => void;
}

/** One status or all; several are chosen in the advanced filters. */
function StatusSelect({ statuses, onChange }: StatusSelectProps) {
  const id = useId();
  const value = statuses.length > 1 ? SEVERAL : (statuses[0] ?? '');
  return (
    <div className="toolbar-field flex-[1_1_150px]">
      <label htmlFor={id} className="text-sm font-semibold">
        {filterTexts.status}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => onChange(ORDER_STATUSES.filter((status) => status === target.value))}
      >
        <option value="">{filterTexts.allStatuses}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {filterTexts.statuses[status]}
          </option>
        ))}
        {value === SEVERAL && (
          <option value={SEVERAL} disabled>
            {filterTexts.severalStatuses}
          </option>
        )}
      </select>
    </div>
  );
}
