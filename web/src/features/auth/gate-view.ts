import type { StaffUser } from '@larder/contracts';
import type { SessionState } from '../../shared/session/session-store.ts';

export type GateView = { show: 'checking' } | { show: 'login' } | { show: 'page'; user: StaffUser };

/** What stands at a staff page's address for this visitor. */
export function gateView({ user, confirmed }: SessionState): GateView {
  if (user === null) return { show: 'login' };
  return confirmed ? { show: 'page', user } : { show: 'checking' };
}
