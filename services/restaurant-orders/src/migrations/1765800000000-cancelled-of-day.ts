import { sqlMigration } from '@larder/platform';

/** Day sheets count cancelled orders, which the index of the slots leaves out. */
export const CancelledOfDay1765800000000 = sqlMigration(
  'CancelledOfDay1765800000000',
  `
      CREATE INDEX restaurant_order_cancelled ON restaurant_orders.restaurant_order (store_id, delivery_date)
        WHERE status = 'cancelled'`,
  'DROP INDEX restaurant_orders.restaurant_order_cancelled',
);
