import { sqlMigration } from '@larder/platform';

export const BatchVersions1766100000000 = sqlMigration(
  'BatchVersions1766100000000',
  'ALTER TABLE catalog.price_batch ADD COLUMN version integer NOT NULL DEFAULT 1',
  'ALTER TABLE catalog.price_batch DROP COLUMN version',
);
