import type { StaffStore } from '@larder/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { storeChoiceTexts } from '../../texts/stores/scope.ts';
import { storesQuery } from '../api/stores.ts';
import { CheckboxField } from '../ui/fields.tsx';
import { Loaded } from './loaded.tsx';
import { staffStoresQuery } from './store-scope.tsx';

export type NamedStore = Pick<StaffStore, 'id' | 'name' | 'active'>;

type StoreIds = readonly string[] | null;

interface StoresFieldProps {
  choice: StoreChoice;
  value: StoreIds;
  /** What is saved; undefined for what is new. */
  before: StoreIds | undefined;
  hint: string;
  error: string | null;
  onChange: (ids: StoreIds) => void;
}

/** So many are seen at a glance. */
const WITHOUT_SEARCH = 8;

/** Every store, or some of them; nothing where there is nothing to choose. */
export function StoresField({ choice: { stores, missing }, value, before, hint, error, onChange }: StoresFieldProps) {
  const [search, setSearch] = useState('');
  const words = useId();
  if (missing) {
    return (
      <Loaded query={missing} loading={storeChoiceTexts.loading} failed={storeChoiceTexts.loadError}>
        {() => null}
      </Loaded>
    );
  }
  if (stores.length === 0) return null;
  const found = stores.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <fieldset aria-describedby={words}>
      <legend className="font-semibold">{storeChoiceTexts.stores}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[true, false].map((all) => (
          <label key={String(all)} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="stores"
              className="checkbox"
              checked={all === (value === null)}
              onChange={() => onChange(all ? null : (before ?? []))}
            />
            {all ? storeChoiceTexts.all : storeChoiceTexts.some}
          </label>
        ))}
      </div>
      {value !== null && (
        <>
          {stores.length > WITHOUT_SEARCH && (
            <input
              type="search"
              className="field mb-1"
              autoComplete="off"
              aria-label={storeChoiceTexts.find}
              placeholder={storeChoiceTexts.find}
              value={search}
              // It only searches: the form is not submitted.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          <div className="max-h-60 overflow-y-auto border border-edge px-3">
            {found.length === 0 && <p className="py-2 text-sm text-ink-2">{storeChoiceTexts.none}</p>}
            {found.map((store) => (
              <CheckboxField
                key={store.id}
                label={<span className="min-w-0 font-normal wrap-anywhere">{nameOf(store)}</span>}
                checked={value.includes(store.id)}
                onChange={() => onChange(turned(value, store.id))}
              />
            ))}
          </div>
        </>
      )}
      <p
        id={words}
        role={error === null ? undefined : 'alert'}
        className={error === null ? 'text-sm text-ink-2' : 'text-sm text-price'}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}

const turned = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const written = (ids: StoreIds): string => (ids === null ? '' : ids.toSorted().join());

export const sameStores = (one: StoreIds, other: StoreIds): boolean => written(one) === written(other);

const nameOf = ({ name, active }: NamedStore): string => (active ? name : storeChoiceTexts.closed(name));

/** @param most of more only the number is told */
export function storeWords(ids: StoreIds, stores: readonly NamedStore[], most = 3): string {
  // The previous release says nothing of stores.
  if (!ids) return storeChoiceTexts.all;
  const names = stores.filter(({ id }) => ids.includes(id)).map(nameOf);
  if (names.length === 0) return storeChoiceTexts.noneLeft;
  return names.length > most ? storeChoiceTexts.count(names.length) : names.join(', ');
}

const NO_STORES: readonly StaffStore[] = [];

export interface StoreChoice {
  /** None where there is nothing to choose. */
  stores: readonly StaffStore[];
  /** What must be loaded first; until then nothing can be given to a store. */
  missing: UseQueryResult | undefined;
}

/** With one open store nothing more is asked while everything is for all. */
export function useStoresToChoose(allowed: boolean, chosen: readonly { storeIds: StoreIds }[] = []): StoreChoice {
  const every = useQuery(storesQuery);
  const several = (every.data ?? []).length > 1 || chosen.some(({ storeIds }) => storeIds);
  const own = useQuery({ ...staffStoresQuery, enabled: allowed && several });
  const missing = [every, ...(several ? [own] : [])].find(({ data }) => data === undefined);
  return { stores: own.data ?? NO_STORES, missing };
}
