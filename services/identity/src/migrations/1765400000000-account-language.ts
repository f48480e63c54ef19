import { sqlMigration } from '@larder/platform';

export const AccountLanguage1765400000000 = sqlMigration(
  'AccountLanguage1765400000000',
  `ALTER TABLE identity.staff_user ADD COLUMN language text
      CONSTRAINT staff_user_language CHECK (language IN ('en', 'zh-Hant', 'zh-Hans'))`,
  'ALTER TABLE identity.staff_user DROP COLUMN language',
);
