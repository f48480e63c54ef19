import { sqlMigration } from '@larder/platform';

/** Whether a batch may change the chain's prices. Batches that are already planned keep their behaviour. */
export const BatchesOfTheChain1766000000000 = sqlMigration(
  'BatchesOfTheChain1766000000000',
  'ALTER TABLE catalog.price_batch ADD COLUMN of_chain boolean NOT NULL DEFAULT true',
  'ALTER TABLE catalog.price_batch DROP COLUMN of_chain',
);
