import { noteChangesOf, sqlMigration } from '@larder/platform';

/** Stores' overrides of restaurant products; empty unless a store has some. */
export const RestaurantOverrides1765700200000 = sqlMigration(
  'RestaurantOverrides1765700200000',
  `
      CREATE TABLE catalog.restaurant_override (
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        -- Null follows the chain.
        price_per_unit_cents bigint,
        min_order_quantity int,
        active boolean,
        display_order int,
        -- Days that are over: not sold out here, whatever the chain says.
        sold_out_date date,
        sold_out_until date,
        -- Of the sequence of all overrides.
        version bigint NOT NULL,
        CONSTRAINT restaurant_override_pk PRIMARY KEY (store_id, product_id),
        CONSTRAINT restaurant_override_says_something CHECK (
          num_nonnulls(price_per_unit_cents, min_order_quantity, active, display_order, sold_out_date, sold_out_until) > 0),
        CONSTRAINT restaurant_override_price CHECK (price_per_unit_cents BETWEEN 0 AND 9999999),
        CONSTRAINT restaurant_override_minimum CHECK (min_order_quantity >= 0),
        CONSTRAINT restaurant_override_place CHECK (display_order >= 0)
      );
      CREATE INDEX restaurant_override_by_product ON catalog.restaurant_override (product_id);
      ${noteChangesOf('catalog', { restaurant_override: ['INSERT', 'UPDATE', 'DELETE'] })}`,
  'DROP TABLE catalog.restaurant_override',
);
