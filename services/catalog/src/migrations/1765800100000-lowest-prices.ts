import { sqlMigration } from '@larder/platform';

/** Whether the board shows the lowest price before a reduction. */
export const LowestPrices1765800100000 = sqlMigration(
  'LowestPrices1765800100000',
  'ALTER TABLE catalog.price_guard ADD COLUMN shows_lowest boolean NOT NULL DEFAULT false',
  'ALTER TABLE catalog.price_guard DROP COLUMN shows_lowest',
);
