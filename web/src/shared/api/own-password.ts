import type { OwnPassword } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { staffQuery } from './staff-query.ts';

/** The age of the user's password, and the rule for new ones. */
export const ownPasswordQuery = staffQuery<OwnPassword>(staffKeys.ownPassword, '/api/admin/password');
