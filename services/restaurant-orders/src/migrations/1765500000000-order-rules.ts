import { sqlMigration } from '@larder/platform';

/** The copies have the facts that decide when and how a store takes orders, and orders per slot are counted. */
export const OrderRules1765500000000 = sqlMigration(
  'OrderRules1765500000000',
  `
      ALTER TABLE restaurant_orders.store_copy
        ADD COLUMN week_hours jsonb, ADD COLUMN closures jsonb, ADD COLUMN rules jsonb;

      -- One row, or none while the chain says nothing.
      CREATE TABLE restaurant_orders.chain_rules_copy (
        only_one boolean NOT NULL DEFAULT true,
        rules jsonb NOT NULL,
        CONSTRAINT chain_rules_copy_pk PRIMARY KEY (only_one),
        CONSTRAINT chain_rules_copy_only_one CHECK (only_one)
      );

      CREATE INDEX restaurant_order_of_slot ON restaurant_orders.restaurant_order
        (store_id, delivery_date, delivery_time) WHERE status <> 'cancelled';
    `,
  `
      DROP INDEX restaurant_orders.restaurant_order_of_slot;
      DROP TABLE restaurant_orders.chain_rules_copy;
      ALTER TABLE restaurant_orders.store_copy DROP COLUMN week_hours, DROP COLUMN closures, DROP COLUMN rules;
    `,
);
