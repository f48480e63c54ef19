import { session } from '../../shared/session/session-store.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { toastTexts } from '../../texts/toasts.ts';
import { logout } from './auth-api.ts';

/** Ends the session here whatever the server answers: a failing call must not keep anybody signed in on a shared PC. */
export function signOut(): void {
  // Sent before the session is forgotten, since the call must carry it.
  logout().catch(() => undefined);
  session.signedOut();
  toasts.show({ title: toastTexts.logout.success });
}
