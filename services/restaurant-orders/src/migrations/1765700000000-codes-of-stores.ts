import { sqlMigration } from '@larder/platform';

/** Filled by the events of codes; null is every store. */
export const CodesOfStores1765700000000 = sqlMigration(
  'CodesOfStores1765700000000',
  'ALTER TABLE restaurant_orders.code_copy ADD COLUMN store_ids uuid[]',
  'ALTER TABLE restaurant_orders.code_copy DROP COLUMN store_ids',
);
