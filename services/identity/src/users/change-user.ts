import { isDeepStrictEqual } from 'node:util';
import type { StaffUser, UserState, UserUpdate } from '@larder/contracts';

/** A user's role and stores. */
type Reach = Pick<StaffUser, 'role' | 'storeIds'>;

/** The changes of an update, and the sessions that it ends. */
export type UserChange =
  | { kind: 'locked-name' }
  | { kind: 'last-admin' }
  | { kind: 'same' }
  | { kind: 'changed'; reach: Reach; newPassword: string | null; sessions: 'all end' | 'others end' };

/**
 * One administrator of the whole chain must remain. A new role or other stores end every session of the user; a new
 * password ends the others.
 */
export function changeUser(user: StaffUser, update: UserUpdate, otherAdmins: number): UserChange {
  const before: Reach = { role: user.role, storeIds: storesOf(user.storeIds) };
  const reach: Reach = {
    role: update.role ?? user.role,
    storeIds: update.storeIds === undefined ? before.storeIds : storesOf(update.storeIds),
  };
  const newPassword = update.password || null;
  if (update.username !== undefined && update.username.trim() !== user.username) return { kind: 'locked-name' };
  if (isChainAdmin(user) && !isChainAdmin(reach) && otherAdmins === 0) return { kind: 'last-admin' };
  const isSameReach = isDeepStrictEqual(reach, before);
  if (isSameReach && newPassword === null) return { kind: 'same' };
  return { kind: 'changed', reach, newPassword, sessions: isSameReach ? 'others end' : 'all end' };
}

export const isChainAdmin = ({ role, storeIds }: Reach): boolean => role === 'admin' && storeIds === null;

/** Sorted, so that equal sets of stores are equal. */
export const storesOf = (storeIds: readonly string[] | null | undefined): string[] | null =>
  storeIds?.toSorted() ?? null;

/** The user as events carry it. */
export const userState = ({ id, username, role, storeIds }: Omit<StaffUser, 'createdAt'>): UserState => ({
  id,
  username,
  role,
  ...(storeIds ? { storeIds } : {}),
});
