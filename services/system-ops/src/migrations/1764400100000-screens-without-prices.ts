import { sqlMigration } from '@larder/platform';

export const ScreensWithoutPrices1764400100000 = sqlMigration(
  'ScreensWithoutPrices1764400100000',
  `
      -- A revision of null is a screen that was heard of and has no prices to show: shown_at says since when.
      ALTER TABLE system_ops.screen_sight DROP CONSTRAINT screen_sight_whole;
      UPDATE system_ops.screen_sight SET shown_at = last_seen_at WHERE shown_at IS NULL;
      ALTER TABLE system_ops.screen_sight ALTER COLUMN shown_at SET DEFAULT now(), ALTER COLUMN shown_at SET NOT NULL;
    `,
  `
      ALTER TABLE system_ops.screen_sight ALTER COLUMN shown_at DROP DEFAULT, ALTER COLUMN shown_at DROP NOT NULL;
      UPDATE system_ops.screen_sight SET shown_at = NULL WHERE revision IS NULL;
      ALTER TABLE system_ops.screen_sight ADD CONSTRAINT screen_sight_whole CHECK (num_nulls(revision, shown_at) IN (0, 2));
    `,
);
