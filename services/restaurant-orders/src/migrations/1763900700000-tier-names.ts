import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a tier has the shop's name for it. */
export class TierNames1763900700000 implements MigrationInterface {
  readonly name = 'TierNames1763900700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The default serves processes that do not know the column yet.
    await queryRunner.query(`ALTER TABLE restaurant_orders.tier_copy ADD COLUMN tier_name text NOT NULL DEFAULT ''`);
    const [rebates]: [{ hasLog: boolean }] = await queryRunner.query(
      `SELECT to_regclass('discounts_rebates.event_log') IS NOT NULL AS "hasLog"`,
    );
    // A new installation has no tier yet.
    if (!rebates.hasLog) return;
    // The events of tiers copied already are behind the cursor, so they are read again here.
    await queryRunner.query(
      `UPDATE restaurant_orders.tier_copy AS t SET tier_name = newest.name
         FROM (SELECT DISTINCT ON (subject) after ->> 'tier' AS tier, after ->> 'tierName' AS name
                 FROM discounts_rebates.event_log WHERE type IN ('discount-tier.created', 'discount-tier.updated')
                ORDER BY subject, number DESC) AS newest
        WHERE newest.tier = t.tier AND newest.name IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.tier_copy DROP COLUMN tier_name');
  }
}
