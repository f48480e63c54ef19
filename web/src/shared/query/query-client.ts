import { MutationCache, QueryClient, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { noticeOf, slipsOfConflict } from '../api/api-error.ts';
import { toasts } from '../toast/toast-store.ts';

/** The notices of a mutation, in its `meta`. */
export interface MutationNotices extends Record<string, unknown> {
  success?: string;
  failure?: { title: string; fallback: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationNotices;
  }
}

/** Refetches everything under these keys, for a mutation's `onSettled`. */
export const refresh =
  (client: QueryClient, ...keys: QueryKey[]) =>
  (): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

export const useRefresh = (...keys: QueryKey[]) => refresh(useQueryClient(), ...keys);

/** Data is fresh for 30 s, nothing is retried automatically, and queries refetch on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        const title = mutation.meta?.success;
        if (title !== undefined) toasts.show({ title });
      },
      onError: (error, _variables, _context, mutation) => {
        const failure = mutation.meta?.failure;
        // Slips are a question in the form, not a failure.
        if (failure === undefined || slipsOfConflict(error) !== null) return;
        toasts.show({ title: failure.title, description: noticeOf(error, failure.fallback), tone: 'error' });
      },
    }),
  });
}
