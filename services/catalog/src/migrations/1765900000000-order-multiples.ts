import { sqlMigration } from '@larder/platform';

/** A restaurant product may be ordered in multiples only: a case of six. Null: in any quantity from its minimum on. */
export const OrderMultiples1765900000000 = sqlMigration(
  'OrderMultiples1765900000000',
  `ALTER TABLE catalog.restaurant_product
         ADD COLUMN order_multiple int
         CONSTRAINT restaurant_product_order_multiple CHECK (order_multiple >= 2)`,
  'ALTER TABLE catalog.restaurant_product DROP COLUMN order_multiple',
);
