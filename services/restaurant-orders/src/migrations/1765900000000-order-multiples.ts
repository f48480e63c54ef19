import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copies know which products are ordered in multiples only. */
export class OrderMultiples1765900000000 implements MigrationInterface {
  readonly name = 'OrderMultiples1765900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy ADD COLUMN order_multiple int');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy DROP COLUMN order_multiple');
  }
}
