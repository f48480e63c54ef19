import { queryOptions } from '@tanstack/react-query';
import { requestJson } from './http.ts';

/** What a staff-only path answers, as a query. */
export const staffQuery = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => requestJson<T>(path, { signal, staff: true }) });
