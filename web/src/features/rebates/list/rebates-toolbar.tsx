import { REBATE_STATUSES } from '@larder/kernel';
import { SearchField } from '../../../shared/ui/lists/search-field.tsx';
import { SortControl } from '../../../shared/ui/lists/sort-control.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { SORT_KEYS } from '../model/rebate-rows.ts';
import type { RebatesControl } from '../use-rebates-view.ts';

const { columns, statuses } = rebateListTexts;
const SORT_OPTIONS = SORT_KEYS.map((value) => ({ value, label: columns[value] }));

/** What narrows the table. Cards have no headings to sort by. */
export function RebatesToolbar({ control }: { control: RebatesControl }) {
  const { view, setQuery, setStatus, chooseSort } = control;
  const wide = useWideScreen();
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchField
        label={rebateListTexts.search}
        placeholder={rebateListTexts.searchPlaceholder}
        query={view.query}
        onChange={(query) => setQuery(query.slice(0, 100))}
      />
      <label className="toolbar-field flex-[1_1_150px]">
        <span className="text-sm font-semibold">{rebateListTexts.statusFilter}</span>
        <select
          className="field"
          value={view.status ?? ''}
          onChange={({ target }) => setStatus(REBATE_STATUSES.find((status) => status === target.value) ?? null)}
        >
          <option value="">{rebateListTexts.allStatuses}</option>
          {REBATE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </select>
      </label>
      {!wide && (
        <SortControl
          sort={view.sort}
          options={SORT_OPTIONS}
          onChoose={chooseSort}
          onTurn={() => chooseSort(view.sort.key)}
        />
      )}
    </search>
  );
}
