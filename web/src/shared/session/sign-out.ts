import { signInToasts } from '../../texts/sign-in.ts';
import { requestJson } from '../api/http.ts';
import { toasts } from '../toast/toast-store.ts';
import { session } from './session-store.ts';

/** Ends the session here even if the call fails: no one must stay signed in on a shared computer. */
export function signOut(): void {
  // Sent before the session is cleared, because the call needs it.
  requestJson('/api/admin/logout', { method: 'POST' }).catch(() => undefined);
  session.signedOut();
  toasts.show({ title: signInToasts.logout.success });
}
