import { sqlMigration } from '@larder/platform';

/** A pause of ordering may have a reason and an end. */
export const OrderingPause1763700400000 = sqlMigration(
  'OrderingPause1763700400000',
  'ALTER TABLE catalog.store ADD COLUMN pause_reason text, ADD COLUMN paused_until timestamptz',
  'ALTER TABLE catalog.store DROP COLUMN pause_reason, DROP COLUMN paused_until',
);
