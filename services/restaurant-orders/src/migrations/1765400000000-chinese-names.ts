import { sqlMigration } from '@larder/platform';

/** Filled by the events of catalog. */
export const ChineseNames1765400000000 = sqlMigration(
  'ChineseNames1765400000000',
  'ALTER TABLE restaurant_orders.product_copy ADD COLUMN chinese_name text',
  'ALTER TABLE restaurant_orders.product_copy DROP COLUMN chinese_name',
);
