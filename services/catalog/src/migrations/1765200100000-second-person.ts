import { sqlMigration } from '@larder/platform';

/** Whether many prices at once that look like typing errors need a second person. */
export const SecondPerson1765200100000 = sqlMigration(
  'SecondPerson1765200100000',
  'ALTER TABLE catalog.price_guard ADD COLUMN IF NOT EXISTS second_person boolean NOT NULL DEFAULT false',
  'ALTER TABLE catalog.price_guard DROP COLUMN second_person',
);
