import { createRecordCounts } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Settings counts, readable by system-ops. */
export class RecordCounts1764500000000 implements MigrationInterface {
  readonly name = 'RecordCounts1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createRecordCounts(queryRunner, 'catalog', {
      totalRetailProducts: 'catalog.product',
      totalProducts: 'catalog.restaurant_product',
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW catalog.record_counts');
  }
}
