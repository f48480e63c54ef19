import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the board shows the lowest price before a reduction. */
export class LowestPrices1765800100000 implements MigrationInterface {
  readonly name = 'LowestPrices1765800100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_guard ADD COLUMN shows_lowest boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_guard DROP COLUMN shows_lowest');
  }
}
