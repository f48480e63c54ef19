import { sqlMigration } from '@larder/platform';

/** A restaurant product may be sold out for a day without leaving the list. */
export const SoldOutToday1763700300000 = sqlMigration(
  'SoldOutToday1763700300000',
  'ALTER TABLE catalog.restaurant_product ADD COLUMN sold_out_date date',
  'ALTER TABLE catalog.restaurant_product DROP COLUMN sold_out_date',
);
