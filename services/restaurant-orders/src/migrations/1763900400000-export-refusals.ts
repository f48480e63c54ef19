import { sqlMigration } from '@larder/platform';

/** Why an export failed, as a code: the caller can ask for less if it was too large, but not correct other failures. */
export const ExportRefusals1763900400000 = sqlMigration(
  'ExportRefusals1763900400000',
  'ALTER TABLE restaurant_orders.export_job ADD COLUMN error_code text',
  'ALTER TABLE restaurant_orders.export_job DROP COLUMN error_code',
);
