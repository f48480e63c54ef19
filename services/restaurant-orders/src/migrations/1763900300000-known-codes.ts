import { sqlMigration } from '@larder/platform';

/** The valid codes that an address has given: only these are free for it. */
export const KnownCodes1763900300000 = sqlMigration(
  'KnownCodes1763900300000',
  `ALTER TABLE restaurant_orders.code_budget ADD COLUMN known_codes text[] NOT NULL DEFAULT '{}'`,
  'ALTER TABLE restaurant_orders.code_budget DROP COLUMN known_codes',
);
