import { createRecordCounts } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Settings counts, readable by system-ops. */
export class RecordCounts1764500000000 implements MigrationInterface {
  readonly name = 'RecordCounts1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createRecordCounts(queryRunner, 'discounts-rebates', {
      totalCustomers: 'discounts_rebates.customer',
      totalRebates: 'discounts_rebates.rebate',
      totalDiscountCodes: 'discounts_rebates.discount_code',
      totalTiers: 'discounts_rebates.discount_tier',
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW discounts_rebates.record_counts');
  }
}
