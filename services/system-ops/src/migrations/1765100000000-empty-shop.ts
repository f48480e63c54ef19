import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restore of nothing: a shop that begins anew. */
export class EmptyShop1765100000000 implements MigrationInterface {
  readonly name = 'EmptyShop1765100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE system_ops.restore_job ADD COLUMN empties boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE system_ops.restore_job DROP COLUMN empties');
  }
}
