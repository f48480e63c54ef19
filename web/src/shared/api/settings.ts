import type { Settings } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';
import { requestJson } from './http.ts';

/** Public, although its path says admin: a refusal here says nothing about anybody's session. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => requestJson<Settings>('/api/admin/settings', { signal }),
  refetchInterval: 30_000,
});
