import type { EndedSessionCount, OpenSession } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { staffQuery, useStaffChange } from '../../../shared/api/staff-query.ts';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';

export const useEndSession = () => useStaffChange(endSession, settingsToasts.endSession, staffKeys.openSessions);

export function useInvalidateSessions() {
  const { success, ended, failure } = settingsToasts.invalidateSessions;
  return useMutation({
    mutationFn: invalidateSessions,
    meta: { failure },
    onSuccess: (answer) => toasts.show({ title: success, description: ended(answer.ended) }),
    onSettled: useRefresh(staffKeys.openSessions),
  });
}

const SESSIONS = '/api/admin/sessions';

export const openSessionsQuery = staffQuery<OpenSession[]>(staffKeys.openSessions, SESSIONS);

export const endSession = (id: string): Promise<EndedSessionCount> =>
  requestJson(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE', staff: true });

export const invalidateSessions = (password: string): Promise<EndedSessionCount> =>
  requestJson(`${SESSIONS}/invalidate`, { method: 'POST', body: { password }, staff: true });
