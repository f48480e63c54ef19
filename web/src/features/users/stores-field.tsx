import type { StaffStore, StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { storesQuery } from '../../shared/api/stores.ts';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { CheckboxField } from '../../shared/ui/fields.tsx';
import { userTexts } from '../../texts/users.ts';

type StoreIds = readonly string[] | null;

interface StoresFieldProps {
  stores: readonly StaffStore[];
  value: StoreIds;
  /** What the user has now; undefined for a new one. */
  before: StoreIds | undefined;
  error: string | null;
  onChange: (ids: StoreIds) => void;
}

/** So many are seen at a glance. */
const WITHOUT_SEARCH = 8;

/** Every store, or some of them. */
export function StoresField({ stores, value, before, error, onChange }: StoresFieldProps) {
  const [search, setSearch] = useState('');
  const hint = useId();
  const found = stores.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const changed = before !== undefined && written(before) !== written(value);
  const words = [value !== null && userTexts.storesHint, changed && userTexts.storesEndSessions].filter(Boolean);
  return (
    <fieldset aria-describedby={hint}>
      <legend className="font-semibold">{userTexts.stores}</legend>
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
            {all ? userTexts.allStores : userTexts.someStores}
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
              aria-label={userTexts.findStore}
              placeholder={userTexts.findStore}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          <div className="max-h-60 overflow-y-auto border border-edge px-3">
            {found.length === 0 && <p className="py-2 text-sm text-ink-2">{userTexts.noStore}</p>}
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
        id={hint}
        role={error === null ? undefined : 'alert'}
        className={error === null ? 'text-sm text-ink-2' : 'text-sm text-price'}
      >
        {error ?? words.join(' ')}
      </p>
    </fieldset>
  );
}

const turned = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const written = (ids: StoreIds): string => (ids === null ? '' : ids.toSorted().join());

const nameOf = ({ name, active }: StaffStore): string => (active ? name : userTexts.closedStore(name));

/** Of more only the number is told. */
const NAMED = 3;

export function storeWords(ids: StoreIds, stores: readonly StaffStore[]): string {
  // The previous release says nothing of stores.
  if (!ids) return userTexts.allStores;
  const names = stores.filter(({ id }) => ids.includes(id)).map(nameOf);
  if (names.length === 0) return userTexts.noStoreLeft;
  return names.length > NAMED ? userTexts.storesCount(names.length) : names.join(', ');
}

const NO_STORES: readonly StaffStore[] = [];

/** None where there is nothing to choose: with one open store nothing more is asked while everybody works for all. */
export function useStoresToChoose(allowed: boolean, users: readonly StaffUser[] = []): readonly StaffStore[] {
  const several = (useQuery(storesQuery).data ?? []).length > 1 || users.some(({ storeIds }) => storeIds);
  return useQuery({ ...staffStoresQuery, enabled: allowed && several }).data ?? NO_STORES;
}
