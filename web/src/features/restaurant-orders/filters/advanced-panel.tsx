import type { OrderSort } from '@larder/contracts';
import { ORDER_STATUSES } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { orderFacetsQuery } from '../../../shared/api/orders.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { MOST_CHOSEN, ORDER_SORTS } from '../model/order-view.ts';
import { AmountRange } from './amount-range.tsx';
import { DeliveryDays } from './delivery-days.tsx';
import type { ViewControl } from './orders-toolbar.tsx';
import { RestaurantChoice } from './restaurant-choice.tsx';

const SORTS = ORDER_SORTS.map((value) => ({ value, label: filterTexts.sorts[value] }));
const DIRECTIONS = [
  { value: 'desc', label: filterTexts.newestFirst },
  { value: 'asc', label: filterTexts.oldestFirst },
];

export function AdvancedPanel({ control }: { control: ViewControl }) {
  const { view, setFilters, setSort } = control;
  const { filters } = view;
  const facets = useQuery(orderFacetsQuery);
  const categories = withChosen(
    (facets.data?.categories ?? []).map(({ name }) => name),
    filters.categories,
  );
  return (
    <div className="advanced-panel">
      <div className="col-span-full">
        <TextField
          label={filterTexts.search}
          hint={filterTexts.searchHint}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={filters.search}
          onChange={({ target }) => setFilters({ search: target.value })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{filterTexts.status}</legend>
        <div className="check-list" data-columns="2">
          {ORDER_STATUSES.map((status) => (
            <CheckboxField
              key={status}
              label={<span className="font-normal">{filterTexts.statuses[status]}</span>}
              checked={filters.statuses.includes(status)}
              onChange={() =>
                setFilters({
                  statuses: ORDER_STATUSES.filter((each) => filters.statuses.includes(each) !== (each === status)),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <AmountRange
        highest={facets.data?.maxTotalAmount ?? 0}
        min={filters.minTotal}
        max={filters.maxTotal}
        onChange={(minTotal, maxTotal) => setFilters({ minTotal, maxTotal })}
      />
      <DeliveryDays
        from={filters.deliveryFrom}
        to={filters.deliveryTo}
        onChange={(deliveryFrom, deliveryTo) => setFilters({ deliveryFrom, deliveryTo })}
      />
      <div className="grid content-start gap-3">
        <SelectField
          label={filterTexts.sortBy}
          options={SORTS}
          value={view.sort}
          onChange={({ target }) => setSort({ sort: target.value as OrderSort })}
        />
        <SelectField
          label={filterTexts.sortOrder}
          options={DIRECTIONS}
          value={view.descending ? 'desc' : 'asc'}
          onChange={({ target }) => setSort({ descending: target.value === 'desc' })}
        />
      </div>
      {facets.isError && facets.data === undefined && (
        <div className="col-span-full">
          <ErrorState onRetry={() => void facets.refetch()}>
            <p>{filterTexts.facetsFailed}</p>
          </ErrorState>
        </div>
      )}
      <RestaurantChoice
        names={facets.data?.restaurants.map(({ name }) => name) ?? null}
        chosen={filters.restaurants}
        onChange={(restaurants) => setFilters({ restaurants })}
      />
      <fieldset>
        <legend className="font-semibold">{filterTexts.categories}</legend>
        <p className="text-sm text-ink-2">{filterTexts.categoriesHint}</p>
        {categories.length === 0 && (
          <p className="py-2 text-sm text-ink-2">
            {facets.isPending ? filterTexts.facetsLoading : filterTexts.nothingToChoose}
          </p>
        )}
        <div className="check-list">
          {categories.map((name) => (
            <CheckboxField
              key={name}
              label={<span className="min-w-0 font-normal [overflow-wrap:anywhere]">{name}</span>}
              checked={filters.categories.includes(name)}
              onChange={() => setFilters({ categories: turned(filters.categories, name) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The choices, with those that are chosen but no longer among them. */
function withChosen(names: readonly string[], chosen: readonly string[]): string[] {
  return [...new Set([...chosen.filter((name) => !names.includes(name)), ...names])];
}

/** The chosen with one more, or with one less; a request takes no more than so many. */
function turned(chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return [...chosen, name].slice(0, MOST_CHOSEN);
}
