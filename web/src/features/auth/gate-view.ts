import type { StaffUser } from '@larder/contracts';
import { isSameUser, type SessionState } from '../../shared/session/session-store.ts';

export type GateView = { show: 'checking' } | { show: 'login' } | { show: 'page'; user: StaffUser };

/** The view at a staff page's address for this visitor. */
export function gateView({ user, confirmed }: SessionState): GateView {
  if (user === null) return { show: 'login' };
  return confirmed ? { show: 'page', user } : { show: 'checking' };
}

/** The user whose page is kept: the one signed in, or the one whose session expired. */
export function keptUser(shown: StaffUser | null, { user, confirmed, ended }: SessionState): StaffUser | null {
  if (user !== null && confirmed) return user;
  return isSameUser(user, shown) || (user === null && ended) ? shown : null;
}
