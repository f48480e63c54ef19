import type { StaffUser } from '@larder/contracts';

/** An administrator of every store. Sessions that were stored before there were several say nothing of stores. */
export const isChainAdmin = ({ role, storeIds }: Pick<StaffUser, 'role'> & Partial<StaffUser>): boolean =>
  role === 'admin' && (storeIds ?? null) === null;
