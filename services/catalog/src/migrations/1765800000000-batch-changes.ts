import { sqlMigration } from '@larder/platform';

/** For a batch without an end: the change that set its prices, so that it can be undone. */
export const BatchChanges1765800000000 = sqlMigration(
  'BatchChanges1765800000000',
  'ALTER TABLE catalog.price_batch_store ADD COLUMN change_id uuid',
  'ALTER TABLE catalog.price_batch_store DROP COLUMN change_id',
);
