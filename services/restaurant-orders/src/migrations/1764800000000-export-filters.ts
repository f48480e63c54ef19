import { sqlMigration } from '@larder/platform';

/** Keeps exports that are being downloaded, and makes an Idempotency-Key unique in the whole chain. */
export const ExportFilters1764800000000 = sqlMigration(
  'ExportFilters1764800000000',
  `ALTER TABLE restaurant_orders.export_job ADD COLUMN last_read_at timestamptz;
   DELETE FROM restaurant_orders.idempotency_answer AS older USING restaurant_orders.idempotency_answer AS newer
    WHERE newer.key = older.key AND (newer.created_at, newer.store_id) > (older.created_at, older.store_id);
   CREATE UNIQUE INDEX idempotency_answer_key ON restaurant_orders.idempotency_answer (key)`,
  `DROP INDEX restaurant_orders.idempotency_answer_key;
   ALTER TABLE restaurant_orders.export_job DROP COLUMN last_read_at`,
);
