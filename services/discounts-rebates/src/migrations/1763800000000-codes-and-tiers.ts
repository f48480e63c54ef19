import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The initial tiers: discount and rebate in basis points, the minimum in cents per year. */
const TIERS = [
  ['tier0', 'Regular', 0, 0, 0],
  ['tier1', 'Bronze', 700, 100, 2_500_000],
  ['tier2', 'Silver', 1_000, 200, 5_000_000],
  ['tier3', 'Gold', 1_500, 300, 10_000_000],
] as const;

export class CodesAndTiers1763800000000 implements MigrationInterface {
  readonly name = 'CodesAndTiers1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE discounts_rebates.discount_tier (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        tier text NOT NULL,
        tier_name text NOT NULL,
        -- Percentages are integers of 0.01 %.
        discount_basis_points int NOT NULL,
        rebate_basis_points int NOT NULL,
        -- The period that the minimum is meant for.
        rebate_period text NOT NULL DEFAULT 'annually',
        min_purchase_cents bigint NOT NULL DEFAULT 0,
        description text NOT NULL DEFAULT '',
        version int NOT NULL DEFAULT 1,
        CONSTRAINT discount_tier_pk PRIMARY KEY (id),
        CONSTRAINT discount_tier_once UNIQUE (tier),
        CONSTRAINT discount_tier_known CHECK (tier IN ('tier0', 'tier1', 'tier2', 'tier3')),
        CONSTRAINT discount_tier_discount CHECK (discount_basis_points BETWEEN 0 AND 10000),
        CONSTRAINT discount_tier_rebate CHECK (rebate_basis_points BETWEEN 0 AND 10000),
        CONSTRAINT discount_tier_period CHECK (rebate_period IN ('monthly', 'quarterly', 'annually')),
        CONSTRAINT discount_tier_minimum CHECK (min_purchase_cents BETWEEN 0 AND 9999999999)
      );

      CREATE TABLE discounts_rebates.discount_code (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        code text NOT NULL,
        restaurant_name text NOT NULL,
        contact_person text,
        email text,
        phone text,
        tier text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        -- Counted from the orders placed with the code.
        usage_count int NOT NULL DEFAULT 0,
        total_discount_cents bigint NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT discount_code_pk PRIMARY KEY (id),
        CONSTRAINT discount_code_once UNIQUE (code),
        CONSTRAINT discount_code_form CHECK (code ~ '^[A-Z0-9]{4}$'),
        CONSTRAINT discount_code_restaurant CHECK (btrim(restaurant_name) <> ''),
        CONSTRAINT discount_code_tier FOREIGN KEY (tier) REFERENCES discounts_rebates.discount_tier (tier)
      );
      CREATE INDEX discount_code_by_name ON discounts_rebates.discount_code (restaurant_name, code);
    `);
    for (const [tier, name, discount, rebate, minimum] of TIERS) {
      await queryRunner.query(
        `WITH made AS (
           INSERT INTO discounts_rebates.discount_tier
             (tier, tier_name, discount_basis_points, rebate_basis_points, min_purchase_cents)
           VALUES ($1, $2, $3, $4, $5) RETURNING *
         )
         INSERT INTO discounts_rebates.event_log (type, subject, after)
         SELECT 'discount-tier.created', 'discount-tier:' || id, jsonb_build_object('id', id, 'tier', tier, 'tierName',
           tier_name, 'discountBasisPoints', discount_basis_points, 'rebateBasisPoints', rebate_basis_points,
           'rebatePeriod', rebate_period, 'minPurchaseCents', min_purchase_cents, 'description', description,
           'version', version) FROM made`,
        [tier, name, discount, rebate, minimum],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: drop the schema instead.');
  }
}
