import { sqlMigration } from '@larder/platform';

/** The copies have the order multiples of products. */
export const OrderMultiples1765900000000 = sqlMigration(
  'OrderMultiples1765900000000',
  'ALTER TABLE restaurant_orders.product_copy ADD COLUMN order_multiple int',
  'ALTER TABLE restaurant_orders.product_copy DROP COLUMN order_multiple',
);
