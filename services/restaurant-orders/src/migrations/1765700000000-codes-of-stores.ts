import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filled by the events of codes; null is every store. */
export class CodesOfStores1765700000000 implements MigrationInterface {
  readonly name = 'CodesOfStores1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.code_copy ADD COLUMN store_ids uuid[]');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.code_copy DROP COLUMN store_ids');
  }
}
