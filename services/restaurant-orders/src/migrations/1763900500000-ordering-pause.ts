import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a store has its pause of ordering. */
export class OrderingPause1763900500000 implements MigrationInterface {
  readonly name = 'OrderingPause1763900500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE restaurant_orders.store_copy ADD COLUMN status text NOT NULL DEFAULT 'live',
         ADD COLUMN pause_reason text, ADD COLUMN paused_until timestamptz`,
    );
    const [catalog]: [{ hasLog: boolean }] = await queryRunner.query(
      `SELECT to_regclass('catalog.event_log') IS NOT NULL AS "hasLog"`,
    );
    // A new installation has no store yet.
    if (!catalog.hasLog) return;
    // The events of stores copied already are behind the cursor, so they are read again here.
    await queryRunner.query(
      `UPDATE restaurant_orders.store_copy AS s SET status = newest.status
         FROM (SELECT DISTINCT ON (subject) subject, after ->> 'status' AS status FROM catalog.event_log
                WHERE type IN ('store.created', 'store.updated') ORDER BY subject, number DESC) AS newest
        WHERE newest.subject = 'store:' || s.id AND newest.status IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE restaurant_orders.store_copy DROP COLUMN status, DROP COLUMN pause_reason, DROP COLUMN paused_until',
    );
  }
}
