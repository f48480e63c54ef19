import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators set about alerts: one row; alerts without a limit here have their default. */
export class AlertSettings1764500100000 implements MigrationInterface {
  readonly name = 'AlertSettings1764500100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE system_ops.alert_settings');
  }
}
