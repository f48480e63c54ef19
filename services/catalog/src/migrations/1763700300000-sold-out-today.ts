import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restaurant product may be sold out for a day without leaving the list. */
export class SoldOutToday1763700300000 implements MigrationInterface {
  readonly name = 'SoldOutToday1763700300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product ADD COLUMN sold_out_date date');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product DROP COLUMN sold_out_date');
  }
}
