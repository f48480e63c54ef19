import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../shared/query/query-keys.ts';
import { session } from '../shared/session/session-store.ts';

/** What staff saw does not stay in the memory of a page nobody is signed in to any more. */
export function forgetStaffDataOnSignOut(client: QueryClient): void {
  session.subscribe(() => {
    if (session.current().user === null) client.removeQueries({ queryKey: queryKeys.staff });
  });
}
