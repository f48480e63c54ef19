import { sqlMigration } from '@larder/platform';

/** An index for one store's newest orders. */
export const OrdersByStore1765000300000 = sqlMigration(
  'OrdersByStore1765000300000',
  'CREATE INDEX restaurant_order_of_store ON restaurant_orders.restaurant_order (store_id, created_at DESC, id DESC)',
  'DROP INDEX restaurant_orders.restaurant_order_of_store',
);
