import { queryOptions } from '@tanstack/react-query';
import { requestJson } from './http.ts';

/** A query for a staff-only path. */
export const staffQuery = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => requestJson<T>(path, { signal, staff: true }) });
