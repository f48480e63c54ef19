import type { OrderSort } from '@larder/contracts';
import { ORDER_STATUSES } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderFacetsQuery } from '../../../shared/api/orders.ts';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { SearchInput } from '../../../shared/ui/lists/list-controls.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { offeredRestaurants } from '../model/offered-restaurants.ts';
import { MOST_CHOSEN, ORDER_SORTS } from '../model/order-view.ts';
import { useCategoryNames } from '../use-category-names.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { AmountRange } from './amount-range.tsx';

const SORTS = ORDER_SORTS.map((value) => ({ value, label: filterTexts.sorts[value] }));
const DIRECTIONS = [
  { value: 'desc', label: filterTexts.newestFirst },
  { value: 'asc', label: filterTexts.oldestFirst },
];

export function AdvancedPanel({ control }: { control: OrderViewControl }) {
  const { view, setFilters, setSort } = control;
  const { filters } = view;
  const facets = useQuery(orderFacetsQuery);
  const categoryName = useCategoryNames();
  const categories = withChosen(
    (facets.data?.categories ?? []).map(({ name }) => name),
    filters.categories,
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-y-5 gap-x-7">
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
        <div className="grid grid-cols-2">
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
      <div className="grid content-start gap-3">
        {(['deliveryFrom', 'deliveryTo'] as const).map((end) => (
          <DeliveryDay
            key={end}
            label={filterTexts[end]}
            day={filters[end]}
            onChange={(day) => setFilters({ [end]: day })}
          />
        ))}
      </div>
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
        <div>
          {categories.map((name) => (
            <CheckboxField
              key={name}
              label={<span className="min-w-0 font-normal wrap-anywhere">{categoryName(name)}</span>}
              checked={filters.categories.includes(name)}
              onChange={() => setFilters({ categories: turned(filters.categories, name) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The choices, including chosen ones that no longer exist. */
function withChosen(names: readonly string[], chosen: readonly string[]): string[] {
  return [...new Set([...chosen.filter((name) => !names.includes(name)), ...names])];
}

/** Adds or removes a choice, up to the limit of a request. */
function turned(chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return [...chosen, name].slice(0, MOST_CHOSEN);
}

/** The days that calendars offer: from the system's beginning to beyond any order's day. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';

interface DeliveryDayProps {
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

function DeliveryDay({ label, day, onChange }: DeliveryDayProps) {
  const [typed, setTyped] = useState<{ text: string; day: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  const today = useStoreDay();
  const text = typed !== null && typed.day === day ? typed.text : day === null ? '' : writeTypedDay(day);
  const unreadable = left && text.trim() !== '' && readTypedDay(text) === null;
  return (
    <DateField
      label={label}
      error={unreadable ? filterTexts.dateInvalid : null}
      value={text}
      today={today}
      from={FIRST_DAY}
      to={LAST_DAY}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        setLeft(false);
        setTyped({ text: next, day: readTypedDay(next) });
        onChange(readTypedDay(next));
      }}
    />
  );
}

interface RestaurantChoiceProps {
  /** Null until they have loaded. */
  names: readonly string[] | null;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The busiest restaurants; others can be searched by name. */
function RestaurantChoice({ names, chosen, onChange }: RestaurantChoiceProps) {
  const [search, setSearch] = useState('');
  const { listed, more } = offeredRestaurants(names ?? [], chosen, search);
  const nothing =
    names === null
      ? filterTexts.facetsLoading
      : search.trim() === ''
        ? filterTexts.nothingToChoose
        : filterTexts.noRestaurant;
  return (
    <fieldset>
      <legend className="font-semibold">{filterTexts.restaurants}</legend>
      <SearchInput
        aria-label={filterTexts.findRestaurant}
        placeholder={filterTexts.findRestaurant}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {listed.length === 0 && <p className="py-2 text-sm text-ink-2">{nothing}</p>}
      <div>
        {listed.map((name) => (
          <CheckboxField
            key={name}
            label={<span className="min-w-0 font-normal wrap-anywhere">{name}</span>}
            checked={chosen.includes(name)}
            onChange={() => onChange(turned(chosen, name))}
          />
        ))}
      </div>
      {more > 0 && <p className="text-sm text-ink-2">{filterTexts.more(more)}</p>}
    </fieldset>
  );
}
