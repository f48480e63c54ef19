import { sqlMigration } from '@larder/platform';

/** Copies of stores' overrides of restaurant products. */
export const StoreWords1765700200000 = sqlMigration(
  'StoreWords1765700200000',
  `
      CREATE TABLE restaurant_orders.override_copy (
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        price_per_unit_cents bigint,
        min_order_quantity int,
        active boolean,
        display_order int,
        sold_out_date date,
        sold_out_until date,
        CONSTRAINT override_copy_pk PRIMARY KEY (product_id, store_id)
      )`,
  'DROP TABLE restaurant_orders.override_copy',
);
