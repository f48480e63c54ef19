import { sqlMigration } from '@larder/platform';

/** The copy of a store has whether it is closed, and its former short names. */
export const ClosedStores1765000100000 = sqlMigration(
  'ClosedStores1765000100000',
  'ALTER TABLE restaurant_orders.store_copy ADD COLUMN active boolean, ADD COLUMN former_slugs text[]',
  'ALTER TABLE restaurant_orders.store_copy DROP COLUMN active, DROP COLUMN former_slugs',
);
