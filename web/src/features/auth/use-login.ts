import type { LoginRequest } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { session } from '../../shared/session/session-store.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { toastTexts } from '../../texts/toasts.ts';
import { login } from './auth-api.ts';
import { loginRefusal } from './login-refusal.ts';

/** Signs in. What it says on failure depends on why, so the notice is its own and not the table's. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: LoginRequest) => login(credentials),
    meta: { success: toastTexts.login.success },
    onSuccess: ({ user, sessionId, csrfToken }) => session.signedIn(user, sessionId, csrfToken),
    onError: (error) => toasts.show({ ...loginRefusal(error), tone: 'error' }),
  });
}
