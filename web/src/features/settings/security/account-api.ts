import type { EndedSessionCount, OpenSession, PasswordChange, PasswordChanged } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';

const SESSIONS = '/api/admin/sessions';

export const openSessionsQuery = queryOptions({
  queryKey: staffKeys.openSessions,
  queryFn: ({ signal }) => requestJson<OpenSession[]>(SESSIONS, { signal, staff: true }),
});

export const endSession = (id: string): Promise<EndedSessionCount> =>
  requestJson(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE', staff: true });

export const invalidateSessions = (password: string): Promise<EndedSessionCount> =>
  requestJson(`${SESSIONS}/invalidate`, { method: 'POST', body: { password }, staff: true });

export const changePassword = (change: PasswordChange): Promise<PasswordChanged> =>
  requestJson('/api/admin/password', { method: 'POST', body: change, staff: true });
