import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restaurant product may be sold out for orders up to a day. `sold_out_date` keeps its meaning: orders made on that day. */
export class SoldOutUntil1763700500000 implements MigrationInterface {
  readonly name = 'SoldOutUntil1763700500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product ADD COLUMN sold_out_until date');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product DROP COLUMN sold_out_until');
  }
}
