import type { DiscountTierState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

const COLUMNS = `id, tier, tier_name AS "tierName", discount_basis_points AS "discountBasisPoints",
  rebate_basis_points AS "rebateBasisPoints", rebate_period AS "rebatePeriod",
  min_purchase_cents AS "minPurchaseCents", description, version`;

@Injectable()
export class DiscountTierRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The four tiers in order of rank. */
  async all(): Promise<DiscountTierState[]> {
    return await this.dataSource.query(`SELECT ${COLUMNS} FROM discounts_rebates.discount_tier ORDER BY tier`);
  }

  async lockForChange(manager: EntityManager, id: string): Promise<DiscountTierState | null> {
    const rows: DiscountTierState[] = await manager.query(
      `SELECT ${COLUMNS} FROM discounts_rebates.discount_tier WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async save(manager: EntityManager, tier: DiscountTierState): Promise<void> {
    await manager.query(
      `UPDATE discounts_rebates.discount_tier
          SET tier_name = $2, discount_basis_points = $3, rebate_basis_points = $4, rebate_period = $5,
              min_purchase_cents = $6, description = $7, version = $8
        WHERE id = $1`,
      [
        tier.id,
        tier.tierName,
        tier.discountBasisPoints,
        tier.rebateBasisPoints,
        tier.rebatePeriod,
        tier.minPurchaseCents,
        tier.description,
        tier.version,
      ],
    );
  }
}
