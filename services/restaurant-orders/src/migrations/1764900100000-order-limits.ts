import { sqlMigration } from '@larder/platform';

/** Limits on floods of orders, and the orders of the last hour by phone number and network. */
export const OrderLimits1764900100000 = sqlMigration(
  'OrderLimits1764900100000',
  `
      CREATE TABLE restaurant_orders.order_limits (
        only_one boolean NOT NULL DEFAULT true,
        -- Absent ones have their defaults.
        limits jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT order_limits_pk PRIMARY KEY (only_one),
        CONSTRAINT order_limits_only_one CHECK (only_one)
      );
      INSERT INTO restaurant_orders.order_limits DEFAULT VALUES;
      CREATE TABLE restaurant_orders.order_mark (
        order_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        network text NOT NULL,
        phone text,
        CONSTRAINT order_mark_pk PRIMARY KEY (order_id)
      );
      CREATE INDEX order_mark_by_time ON restaurant_orders.order_mark (at);
      CREATE INDEX order_mark_by_network ON restaurant_orders.order_mark (network, at);
      CREATE INDEX order_mark_by_phone ON restaurant_orders.order_mark (phone, at) WHERE phone IS NOT NULL;
    `,
  'DROP TABLE restaurant_orders.order_mark; DROP TABLE restaurant_orders.order_limits;',
);
