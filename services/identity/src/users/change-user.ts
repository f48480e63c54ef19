import type { StaffUser, UserUpdate } from '@larder/contracts';
import type { Role } from '@larder/kernel';

/** What an update changes, and which sessions it ends. */
export type UserChange =
  | { kind: 'locked-name' }
  | { kind: 'last-admin' }
  | { kind: 'same' }
  | { kind: 'changed'; role: Role; newPassword: string | null; sessions: 'all end' | 'others end' };

/** One administrator must remain. A new role ends every session of the user; a new password the others'. */
export function changeUser(user: StaffUser, update: UserUpdate, otherAdmins: number): UserChange {
  const role = update.role ?? user.role;
  const newPassword = update.password || null;
  if (update.username !== undefined && update.username.trim() !== user.username) return { kind: 'locked-name' };
  if (user.role === 'admin' && role !== 'admin' && otherAdmins === 0) return { kind: 'last-admin' };
  if (role === user.role && newPassword === null) return { kind: 'same' };
  return { kind: 'changed', role, newPassword, sessions: role === user.role ? 'others end' : 'all end' };
}
