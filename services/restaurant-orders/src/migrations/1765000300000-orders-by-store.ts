import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One store's newest orders are read without those of the others. */
export class OrdersByStore1765000300000 implements MigrationInterface {
  readonly name = 'OrdersByStore1765000300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX restaurant_order_of_store ON restaurant_orders.restaurant_order (store_id, created_at DESC, id DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX restaurant_orders.restaurant_order_of_store');
  }
}
