import { sqlMigration } from '@larder/platform';

export const UserVersions1766100000000 = sqlMigration(
  'UserVersions1766100000000',
  'ALTER TABLE identity.staff_user ADD COLUMN version integer NOT NULL DEFAULT 1',
  'ALTER TABLE identity.staff_user DROP COLUMN version',
);
