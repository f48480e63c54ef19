import { sqlMigration } from '@larder/platform';

/** The copy of a product has the day on which it is sold out. */
export const SoldOutToday1763900200000 = sqlMigration(
  'SoldOutToday1763900200000',
  'ALTER TABLE restaurant_orders.product_copy ADD COLUMN sold_out_date date',
  'ALTER TABLE restaurant_orders.product_copy DROP COLUMN sold_out_date',
);
