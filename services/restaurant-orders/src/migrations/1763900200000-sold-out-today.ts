import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a product knows the day on which it is sold out. */
export class SoldOutToday1763900200000 implements MigrationInterface {
  readonly name = 'SoldOutToday1763900200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy ADD COLUMN sold_out_date date');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy DROP COLUMN sold_out_date');
  }
}
