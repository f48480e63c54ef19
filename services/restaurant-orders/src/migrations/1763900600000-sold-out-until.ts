import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a product knows until when it is sold out. */
export class SoldOutUntil1763900600000 implements MigrationInterface {
  readonly name = 'SoldOutUntil1763900600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy ADD COLUMN sold_out_until date');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy DROP COLUMN sold_out_until');
  }
}
