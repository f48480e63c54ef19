import type { Settings, SettingsPatch } from '@larder/contracts';
import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { MutationNotices } from '../query/query-client.ts';
import { queryKeys } from '../query/query-keys.ts';
import { requestJson } from './http.ts';

const PATH = '/api/admin/settings';

const pathOf = (store: string | null): string => (store === null ? PATH : `${PATH}?store=${encodeURIComponent(store)}`);

const keyOf = (store: string | null): readonly string[] =>
  store === null ? queryKeys.settings : [...queryKeys.settings, store];

/** A store's settings; without a store, the default store's, which the board reads as well. */
export const settingsOf = (store: string | null) =>
  queryOptions({
    queryKey: keyOf(store),
    queryFn: ({ signal }) => requestJson<Settings>(pathOf(store), { signal }),
    refetchInterval: 30_000,
  });

/** In a file apart from the query for settings, which the board loads too. */
export function useChangeSettings(
  notices: MutationNotices,
  store: string | null = null,
): UseMutationResult<Settings, Error, SettingsPatch> {
  const client = useQueryClient();
  return useMutation({
    meta: notices,
    mutationFn: (patch: SettingsPatch) =>
      requestJson<Settings>(pathOf(store), { method: 'PATCH', body: patch, staff: true }),
    onSuccess: async (settings) => {
      // The default store's settings are cached under its name as well.
      await client.cancelQueries({ queryKey: queryKeys.settings });
      client.setQueryData(keyOf(store), settings);
      void client.invalidateQueries({ queryKey: queryKeys.settings, type: 'inactive' });
    },
  });
}
