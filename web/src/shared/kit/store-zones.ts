import type { Store } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storesQuery } from '../api/stores.ts';
import { staffStoresQuery } from './store-scope.tsx';

/** The time zone of a store, or without a name that of the user's first store. */
export type ZoneOf = (store: string | null) => string;

/** @param otherwise the zone while no store is known */
export function zonesOf(stores: readonly Pick<Store, 'slug' | 'timeZone'>[], otherwise: string): ZoneOf {
  return (store) => (stores.find(({ slug }) => slug === store) ?? stores[0])?.timeZone ?? otherwise;
}

/** The time zone of any store, including closed ones. */
export function useZones(): ZoneOf {
  const open = useQuery(storesQuery).data;
  const stores = useQuery(staffStoresQuery).data ?? open;
  return useMemo(() => zonesOf(stores ?? [], Intl.DateTimeFormat().resolvedOptions().timeZone), [stores]);
}
