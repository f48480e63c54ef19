import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pause of ordering may have a reason and an end. */
export class OrderingPause1763700400000 implements MigrationInterface {
  readonly name = 'OrderingPause1763700400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE catalog.store ADD COLUMN pause_reason text, ADD COLUMN paused_until timestamptz',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.store DROP COLUMN pause_reason, DROP COLUMN paused_until');
  }
}
