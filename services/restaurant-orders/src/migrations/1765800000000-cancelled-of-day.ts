import { sqlMigration } from '@larder/platform';

/** An index with cancelled orders for day sheets: the one for slots leaves them out. */
export const CancelledOfDay1765800000000 = sqlMigration(
  'CancelledOfDay1765800000000',
  `
      CREATE INDEX restaurant_order_cancelled ON restaurant_orders.restaurant_order (store_id, delivery_date)
        WHERE status = 'cancelled'`,
  'DROP INDEX restaurant_orders.restaurant_order_cancelled',
);
