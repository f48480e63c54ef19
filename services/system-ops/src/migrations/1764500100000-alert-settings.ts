import { sqlMigration } from '@larder/platform';

/** Administrators' alert settings: one row; alerts without a limit here have their default. */
export const AlertSettings1764500100000 = sqlMigration(
  'AlertSettings1764500100000',
  `
      CREATE TABLE system_ops.alert_settings (
        only_one boolean NOT NULL DEFAULT true,
        limits jsonb NOT NULL DEFAULT '[]',
        opens int NOT NULL DEFAULT 9,
        closes int NOT NULL DEFAULT 21,
        CONSTRAINT alert_settings_pk PRIMARY KEY (only_one),
        CONSTRAINT alert_settings_only_one CHECK (only_one),
        CONSTRAINT alert_settings_hours CHECK (opens >= 0 AND opens < closes AND closes <= 24)
      );
      INSERT INTO system_ops.alert_settings DEFAULT VALUES;
    `,
  'DROP TABLE system_ops.alert_settings',
);
