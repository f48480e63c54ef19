import { recordCounts } from '@larder/platform';

/** Record counts for the settings page, readable by system-ops. */
export const RecordCounts1764500000000 = recordCounts('RecordCounts1764500000000', 'identity', {
  totalUsers: 'identity.staff_user',
});
