import type { StaffUser } from '@larder/contracts';
import type { Access } from '../../shared/routing/paths.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import type { SessionState } from '../../shared/session/session-store.ts';

export type GateView =
  | { show: 'checking' }
  | { show: 'login' }
  | { show: 'denied'; user: StaffUser }
  | { show: 'page'; user: StaffUser };

/** What stands at a staff page's address for this visitor. */
export function gateView({ user, confirmed }: SessionState, access: Access): GateView {
  if (user === null) return { show: 'login' };
  if (!confirmed) return { show: 'checking' };
  return access === 'admin' && !isChainAdmin(user) ? { show: 'denied', user } : { show: 'page', user };
}
