import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An export that is being downloaded is kept; an Idempotency-Key is one order in the whole chain. */
export class ExportFilters1764800000000 implements MigrationInterface {
  readonly name = 'ExportFilters1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.export_job ADD COLUMN last_read_at timestamptz');
    await queryRunner.query(
      `DELETE FROM restaurant_orders.idempotency_answer AS older USING restaurant_orders.idempotency_answer AS newer
        WHERE newer.key = older.key AND (newer.created_at, newer.store_id) > (older.created_at, older.store_id)`,
    );
    await queryRunner.query('CREATE UNIQUE INDEX idempotency_answer_key ON restaurant_orders.idempotency_answer (key)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX restaurant_orders.idempotency_answer_key');
    await queryRunner.query('ALTER TABLE restaurant_orders.export_job DROP COLUMN last_read_at');
  }
}
