import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restaurant product may be ordered in multiples only: a case of six. Null: in any quantity from its minimum on. */
export class OrderMultiples1765900000000 implements MigrationInterface {
  readonly name = 'OrderMultiples1765900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE catalog.restaurant_product
         ADD COLUMN order_multiple int
         CONSTRAINT restaurant_product_order_multiple CHECK (order_multiple >= 2)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product DROP COLUMN order_multiple');
  }
}
