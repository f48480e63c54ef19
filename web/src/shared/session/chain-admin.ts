import type { StaffUser } from '@larder/contracts';

/** Whether the user is an administrator of every store. Sessions stored by older versions have no stores. */
export const isChainAdmin = ({ role, storeIds }: Pick<StaffUser, 'role'> & Partial<StaffUser>): boolean =>
  role === 'admin' && (storeIds ?? null) === null;
