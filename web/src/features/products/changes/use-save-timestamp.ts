import { useMutation, useQueryClient } from '@tanstack/react-query';
import { patchSettings } from '../../../shared/api/save-settings.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';

/** Says since when the prices are current. */
export function useSaveTimestamp() {
  const client = useQueryClient();
  return useMutation({
    meta: toastTexts.updateSettings,
    mutationFn: (lastUpdated: string) => patchSettings({ lastUpdated }),
    onSuccess: async (settings) => {
      await client.cancelQueries({ queryKey: queryKeys.settings });
      client.setQueryData(queryKeys.settings, settings);
    },
  });
}
