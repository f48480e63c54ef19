import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an export failed, as a code: what was asked for too much is the caller's to change, everything else is not. */
export class ExportRefusals1763900400000 implements MigrationInterface {
  readonly name = 'ExportRefusals1763900400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.export_job ADD COLUMN error_code text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.export_job DROP COLUMN error_code');
  }
}
