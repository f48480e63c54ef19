import type { Settings, Store } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';
import { requestJson } from './http.ts';

/** Every store of the chain. */
export const storesQuery = queryOptions({
  queryKey: queryKeys.stores,
  queryFn: ({ signal }) => requestJson<Store[]>('/api/stores', { signal }),
});

/** The store whose prices the board shows: the chain's default one. */
export const storeQuery = queryOptions({
  ...storesQuery,
  select: (stores): Store | null => stores.find((store) => store.isDefault) ?? stores[0] ?? null,
});

/** Public, although its path says admin: a refusal here does not end a session. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => requestJson<Settings>('/api/admin/settings', { signal }),
  refetchInterval: 30_000,
});
