import type { StaffStore } from '@larder/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { storeChoiceTexts } from '../../texts/stores/scope.ts';
import { storesQuery } from '../api/stores.ts';
import { isFoundStore, type Named, namesOf } from '../ui/both-names.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields.tsx';
import { SearchInput } from '../ui/lists/list-controls.tsx';
import { Loaded } from './loaded.tsx';
import { staffStoresQuery } from './store-scope.tsx';

export type NamedStore = Pick<StaffStore, 'id' | 'name' | 'active'> & Partial<Pick<StaffStore, 'chineseName'>>;

type StoreIds = readonly string[] | null;

/** A store to choose, by id or short name. */
type Choosable = Pick<StaffStore, 'slug' | 'name' | 'chineseName'> & Partial<Pick<StaffStore, 'id' | 'active'>>;

interface StoresFieldProps {
  choice: { stores: readonly Choosable[]; missing?: UseQueryResult | undefined };
  by?: 'id' | 'slug';
  labels?: Record<'stores' | 'all' | 'some', string>;
  value: StoreIds;
  /** The saved stores; undefined for a new record. */
  before: StoreIds | undefined;
  hint: string;
  error: string | null;
  onChange: (chosen: StoreIds) => void;
}

/** A choice of all stores or some of them; nothing if there is no choice. */
export function StoresField(props: StoresFieldProps) {
  const { choice, by = 'id', labels = storeChoiceTexts, value, before, hint, error, onChange } = props;
  const { stores, missing } = choice;
  const [name, note] = [useId(), useId()];
  if (missing) {
    return (
      <Loaded query={missing} loading={storeChoiceTexts.loading} failed={storeChoiceTexts.loadError}>
        {() => null}
      </Loaded>
    );
  }
  if (stores.length === 0) return null;
  return (
    <fieldset aria-describedby={note}>
      <legend className="font-semibold">{labels.stores}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[true, false].map((all) => (
          <label key={String(all)} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              className="checkbox"
              checked={all === (value === null)}
              onChange={() => onChange(all ? null : (before ?? []))}
            />
            {all ? labels.all : labels.some}
          </label>
        ))}
      </div>
      {value !== null && <StoreChecklist stores={stores} by={by} value={value} onChange={onChange} />}
      <p
        id={note}
        role={error === null ? undefined : 'alert'}
        className={error === null ? 'text-sm text-ink-2' : 'text-sm text-price'}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}

/** Up to this number of stores there is no search field. */
export const WITHOUT_SEARCH = 8;

interface StoreChoosing extends Required<Pick<StoresFieldProps, 'by'>> {
  stores: readonly Choosable[];
  value: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of stores: one by one, all that a search finds, or all with a tag. */
export function useStoreChoosing({ stores, by, value, onChange }: StoreChoosing) {
  const [search, setSearch] = useState('');
  const { data: known = NO_STORES } = useQuery(staffStoresQuery);
  const tags = new Map(known.map((store) => [store.slug, store.tags]));
  const tagsOf = ({ slug }: Choosable): readonly string[] => tags.get(slug) ?? [];
  const keyOf = (store: Choosable): string => store[by] ?? store.slug;
  // A store that was chosen by its short name may be renamed meanwhile.
  const [ids] = useState(() => new Map<string, string>());
  for (const { slug, id } of known) ids.set(slug, id);
  const idOf = (key: string): string => ids.get(key) ?? key;
  const chosen = new Set(value.map(idOf));
  const found = stores.filter((store) => isFoundStore({ ...store, tags: tagsOf(store) }, search));
  const turn = (some: readonly Choosable[], isChosen: boolean): void => {
    const turned = new Set(some.map((store) => idOf(keyOf(store))));
    const others = value.filter((key) => !turned.has(idOf(key)));
    onChange(isChosen ? [...others, ...some.map(keyOf)] : others);
  };
  const areChosen = (some: readonly Choosable[]): boolean =>
    some.length > 0 && some.every((store) => chosen.has(idOf(keyOf(store))));
  const groups = [...new Set(stores.flatMap(tagsOf))].map(
    (tag) => [tag, stores.filter((store) => tagsOf(store).includes(tag))] as const,
  );
  const controls = stores.length > WITHOUT_SEARCH && (
    <div className="grid gap-2 pb-2">
      <SearchInput
        aria-label={storeChoiceTexts.find}
        placeholder={storeChoiceTexts.find}
        value={search}
        // The field only searches, so Enter does not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="flex max-h-28 flex-wrap gap-2 overflow-y-auto">
        {[[storeChoiceTexts.listed, found] as const, ...groups].map(([name, some]) => (
          <Button key={name} aria-pressed={areChosen(some)} onClick={() => turn(some, !areChosen(some))}>
            {storeChoiceTexts.group(name, some.length)}
          </Button>
        ))}
      </div>
      <output className="text-sm text-ink-2">
        {found.length === 0 ? storeChoiceTexts.none : storeChoiceTexts.chosen(value.length)}
      </output>
    </div>
  );
  return { found, controls, areChosen, turn };
}

export function StoreChecklist(props: StoreChoosing) {
  const { found, controls, areChosen, turn } = useStoreChoosing(props);
  return (
    <>
      {controls}
      <div className="mb-1 grid max-h-60 overflow-y-auto border border-edge gap-y-1 px-3 py-1 sm:grid-cols-2 sm:gap-x-4">
        {found.map((store) => (
          <CheckboxField
            key={store.slug}
            label={<span className="min-w-0 font-normal wrap-anywhere">{nameOf(store)}</span>}
            checked={areChosen([store])}
            onChange={({ target }) => turn([store], target.checked)}
          />
        ))}
      </div>
    </>
  );
}

const written = (ids: StoreIds): string => (ids === null ? '' : ids.toSorted().join());

export const sameStores = (one: StoreIds, other: StoreIds): boolean => written(one) === written(other);

const nameOf = ({ active = true, ...store }: Named & { active?: boolean }): string => {
  const { text } = namesOf(store)[0];
  return active ? text : storeChoiceTexts.closed(text);
};

/** @param most of more stores only the number is shown */
export function storeNames(ids: StoreIds, stores: readonly NamedStore[], most = 3): string {
  // The previous release sends no stores.
  if (!ids) return storeChoiceTexts.all;
  const names = stores.filter(({ id }) => ids.includes(id)).map(nameOf);
  if (names.length === 0) return storeChoiceTexts.noneLeft;
  return names.length > most ? storeChoiceTexts.count(names.length) : names.join(', ');
}

const NO_STORES: readonly StaffStore[] = [];

export interface StoreChoice {
  /** Empty if there is no choice. */
  stores: readonly StaffStore[];
  /** The query that must load first; until then no store can be chosen. */
  missing: UseQueryResult | undefined;
}

/** With a single open store there is no choice, unless something is limited to stores. */
export function useStoresToChoose(allowed: boolean, chosen: readonly { storeIds: StoreIds }[] = []): StoreChoice {
  const every = useQuery(storesQuery);
  const several = (every.data ?? []).length > 1 || chosen.some(({ storeIds }) => storeIds);
  const own = useQuery({ ...staffStoresQuery, enabled: allowed && several });
  const missing = [every, ...(several ? [own] : [])].find(({ data }) => data === undefined);
  return { stores: own.data ?? NO_STORES, missing };
}
