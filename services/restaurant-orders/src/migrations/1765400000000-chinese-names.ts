import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filled by the events of catalog. */
export class ChineseNames1765400000000 implements MigrationInterface {
  readonly name = 'ChineseNames1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy ADD COLUMN chinese_name text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.product_copy DROP COLUMN chinese_name');
  }
}
