import { sqlMigration } from '@larder/platform';

/** A restaurant product may be sold out for orders up to a day. `sold_out_date` keeps its meaning: orders made on that day. */
export const SoldOutUntil1763700500000 = sqlMigration(
  'SoldOutUntil1763700500000',
  'ALTER TABLE catalog.restaurant_product ADD COLUMN sold_out_until date',
  'ALTER TABLE catalog.restaurant_product DROP COLUMN sold_out_until',
);
