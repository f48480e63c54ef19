import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountLanguage1765400000000 implements MigrationInterface {
  readonly name = 'AccountLanguage1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE identity.staff_user ADD COLUMN language text
      CONSTRAINT staff_user_language CHECK (language IN ('en', 'zh-Hant', 'zh-Hans'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE identity.staff_user DROP COLUMN language');
  }
}
