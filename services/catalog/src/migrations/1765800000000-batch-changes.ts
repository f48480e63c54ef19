import { sqlMigration } from '@larder/platform';

/** Of a batch whose prices came to stay: the change by which they did, so that it can be taken back. */
export const BatchChanges1765800000000 = sqlMigration(
  'BatchChanges1765800000000',
  'ALTER TABLE catalog.price_batch_store ADD COLUMN change_id uuid',
  'ALTER TABLE catalog.price_batch_store DROP COLUMN change_id',
);
