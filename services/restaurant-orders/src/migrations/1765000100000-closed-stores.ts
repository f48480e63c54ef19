import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a store knows whether it is closed, and the names it had before. */
export class ClosedStores1765000100000 implements MigrationInterface {
  readonly name = 'ClosedStores1765000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE restaurant_orders.store_copy ADD COLUMN active boolean, ADD COLUMN former_slugs text[]',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.store_copy DROP COLUMN active, DROP COLUMN former_slugs');
  }
}
