import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes may be limited to stores, rebates are split by store, and changed tiers of codes are recorded for their undo. */
export class CodesOfStores1765700000000 implements MigrationInterface {
  readonly name = 'CodesOfStores1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Null: every store.
      ALTER TABLE discounts_rebates.discount_code ADD COLUMN store_ids uuid[],
        ADD CONSTRAINT discount_code_stores CHECK (cardinality(store_ids) > 0);
      ALTER TABLE discounts_rebates.store_zone ADD COLUMN slug text;
      CREATE TRIGGER note_update AFTER UPDATE ON discounts_rebates.discount_code
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION discounts_rebates.note_change();`);
    const [catalog]: [{ hasLog: boolean }] = await queryRunner.query(
      `SELECT to_regclass('catalog.event_log') IS NOT NULL AS "hasLog"`,
    );
    // A new installation has no store yet.
    if (!catalog.hasLog) return;
    // The events of stores copied already are behind the cursor, so they are read again here.
    await queryRunner.query(
      `UPDATE discounts_rebates.store_zone AS z SET slug = newest.slug
         FROM (SELECT DISTINCT ON (subject) after ->> 'id' AS id, after ->> 'slug' AS slug FROM catalog.event_log
                WHERE type IN ('store.created', 'store.updated') ORDER BY subject, number DESC) AS newest
        WHERE newest.id = z.store_id::text`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER note_update ON discounts_rebates.discount_code;
      ALTER TABLE discounts_rebates.store_zone DROP COLUMN slug;
      ALTER TABLE discounts_rebates.discount_code DROP COLUMN store_ids`);
  }
}
