import type { OwnPassword } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { staffQuery } from './staff-query.ts';

/** How old one's own password is, and what new ones must be like. */
export const ownPasswordQuery = staffQuery<OwnPassword>(staffKeys.ownPassword, '/api/admin/password');
