import { sqlMigration } from '@larder/platform';

/** The copy of a product has the day until which it is sold out. */
export const SoldOutUntil1763900600000 = sqlMigration(
  'SoldOutUntil1763900600000',
  'ALTER TABLE restaurant_orders.product_copy ADD COLUMN sold_out_until date',
  'ALTER TABLE restaurant_orders.product_copy DROP COLUMN sold_out_until',
);
