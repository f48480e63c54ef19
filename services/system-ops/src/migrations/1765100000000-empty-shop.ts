import { sqlMigration } from '@larder/platform';

/** Emptying the shop is a restore job without a backup. */
export const EmptyShop1765100000000 = sqlMigration(
  'EmptyShop1765100000000',
  'ALTER TABLE system_ops.restore_job ADD COLUMN empties boolean NOT NULL DEFAULT false',
  'ALTER TABLE system_ops.restore_job DROP COLUMN empties',
);
