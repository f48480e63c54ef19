import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a batch whose prices came to stay: the change by which they did, so that it can be taken back. */
export class BatchChanges1765800000000 implements MigrationInterface {
  readonly name = 'BatchChanges1765800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_batch_store ADD COLUMN change_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_batch_store DROP COLUMN change_id');
  }
}
