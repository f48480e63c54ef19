import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Day sheets count cancelled orders, which the index of the slots leaves out. */
export class CancelledOfDay1765800000000 implements MigrationInterface {
  readonly name = 'CancelledOfDay1765800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX restaurant_order_cancelled ON restaurant_orders.restaurant_order (store_id, delivery_date)
        WHERE status = 'cancelled'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX restaurant_orders.restaurant_order_cancelled');
  }
}
