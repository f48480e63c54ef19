import type { Settings, Store } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';
import { ApiError } from './api-error.ts';
import { pageStore, request, requestJson } from './http.ts';

/** Every store of the chain. */
export const storesQuery = queryOptions({
  queryKey: queryKeys.stores,
  queryFn: ({ signal }) => requestJson<Store[]>('/api/stores', { signal }),
  // Changes arrive live; polled because closures come into range as days pass.
  refetchInterval: 300_000,
});

/** The page's store: the one in its address, which may not exist, or the default one. */
export const storeQuery = queryOptions({
  ...storesQuery,
  select: (stores): Store | null =>
    stores.find(({ slug, isDefault }) => (pageStore ? slug === pageStore : isDefault)) ?? null,
});

/** Whether the StoreBar has anything to show. */
export const storeNewsQuery = queryOptions({
  ...storesQuery,
  select: (stores) => !!pageStore || stores.length > 1 || !!stores[0]?.closures,
});

/** The current short name of a store that may have been renamed; null for an unknown one. */
export async function presentName(slug: string): Promise<string | null> {
  try {
    const { headers } = await request(`/api/stores/${encodeURIComponent(slug)}`);
    return headers.get('x-store') ?? slug;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Public, although its path says admin: a refusal does not end a session. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => requestJson<Settings>('/api/admin/settings', { signal }),
  refetchInterval: 30_000,
});
