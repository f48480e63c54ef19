import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements and merges look at purchases that were taken back, too: without them the index was of no use there. */
export class PurchasesOfCustomers1764000100000 implements MigrationInterface {
  readonly name = 'PurchasesOfCustomers1764000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX discounts_rebates.purchase_by_customer');
    await queryRunner.query(
      `CREATE INDEX purchase_by_customer ON discounts_rebates.purchase (customer_id, order_quarter)
        INCLUDE (amount_cents, reversed_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX discounts_rebates.purchase_by_customer');
    await queryRunner.query(
      `CREATE INDEX purchase_by_customer ON discounts_rebates.purchase (customer_id, order_quarter)
        INCLUDE (amount_cents) WHERE reversed_at IS NULL`,
    );
  }
}
