import { sqlMigration } from '@larder/platform';

/** The error code of a failed export: callers can ask for less if it was too large, but cannot fix other failures. */
export const ExportRefusals1763900400000 = sqlMigration(
  'ExportRefusals1763900400000',
  'ALTER TABLE restaurant_orders.export_job ADD COLUMN error_code text',
  'ALTER TABLE restaurant_orders.export_job DROP COLUMN error_code',
);
