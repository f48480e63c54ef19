import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { session } from '../../shared/session/session-store.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { verifySession } from './auth-api.ts';

/** Asks the server once about a session found in the browser's storage. Any failure wipes it. */
export function useSessionCheck(): void {
  const { user, confirmed, sessionId } = useSession();
  useQuery({
    queryKey: queryKeys.sessionCheck(sessionId),
    enabled: user !== null && !confirmed,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const { csrfToken } = await verifySession(signal);
        session.confirm(csrfToken);
      } catch (error) {
        if (!signal.aborted) session.expire();
        throw error;
      }
      return true;
    },
  });
}
