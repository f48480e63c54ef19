import type { Settings, SettingsPatch } from '@larder/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { MutationNotices } from '../query/query-client.ts';
import { queryKeys } from '../query/query-keys.ts';
import { requestJson } from './http.ts';

/** Apart from reading the settings, which the board does too. */
export function useChangeSettings(notices: MutationNotices): UseMutationResult<Settings, Error, SettingsPatch> {
  const client = useQueryClient();
  return useMutation({
    meta: notices,
    mutationFn: (patch: SettingsPatch) =>
      requestJson<Settings>('/api/admin/settings', { method: 'PATCH', body: patch, staff: true }),
    onSuccess: async (settings) => {
      await client.cancelQueries({ queryKey: queryKeys.settings });
      client.setQueryData(queryKeys.settings, settings);
    },
  });
}
