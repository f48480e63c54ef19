import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { changePassword, endSession, invalidateSessions } from './account-api.ts';

function useRefreshSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffKeys.openSessions });
}

export function useEndSession() {
  return useMutation({ mutationFn: endSession, meta: settingsToasts.endSession, onSettled: useRefreshSessions() });
}

export function useInvalidateSessions() {
  const { success, ended, failure } = settingsToasts.invalidateSessions;
  return useMutation({
    mutationFn: invalidateSessions,
    meta: { failure },
    onSuccess: (answer) => toasts.show({ title: success, description: ended(answer.ended) }),
    onSettled: useRefreshSessions(),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: changePassword,
    meta: settingsToasts.changePassword,
    onSettled: useRefreshSessions(),
  });
}
