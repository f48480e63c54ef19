import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a batch may change what the chain says. Those that are planned already do what they did. */
export class BatchesOfTheChain1766000000000 implements MigrationInterface {
  readonly name = 'BatchesOfTheChain1766000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_batch ADD COLUMN of_chain boolean NOT NULL DEFAULT true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_batch DROP COLUMN of_chain');
  }
}
