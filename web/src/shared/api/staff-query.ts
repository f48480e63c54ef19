import { type QueryClient, queryOptions, type QueryKey, useMutation } from '@tanstack/react-query';
import { type MutationNotices, useRefresh } from '../query/query-client.ts';
import { requestJson } from './http.ts';

/** A query for a staff-only path. */
export const staffQuery = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => requestJson<T>(path, { signal, staff: true }) });

/** A change by staff with its notices. Everything under these keys is refetched afterwards. */
export const useStaffChange = <I, O>(mutationFn: (i: I) => Promise<O>, meta: MutationNotices, ...keys: QueryKey[]) =>
  useMutation({ mutationFn, meta, onSettled: useRefresh(...keys) });

/** Whether every other change under this key has been answered: before that, a list would show their rows as they were. */
export const isLast = (client: QueryClient, mutationKey: QueryKey): boolean => client.isMutating({ mutationKey }) === 1;
