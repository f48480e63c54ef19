import { createRecordCounts } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Settings counts, readable by system-ops. */
export class RecordCounts1764500000000 implements MigrationInterface {
  readonly name = 'RecordCounts1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createRecordCounts(queryRunner, 'restaurant-orders', { totalOrders: 'restaurant_orders.restaurant_order' });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW restaurant_orders.record_counts');
  }
}
