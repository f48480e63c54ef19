import type { DiscountTierState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DISCOUNT_TIER, DiscountTierEntity } from './discount-tier.entity.js';

@Injectable()
export class DiscountTierRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async all(): Promise<DiscountTierState[]> {
    return await this.dataSource.query(
      `SELECT ${DISCOUNT_TIER.columns()} FROM discounts_rebates.discount_tier ORDER BY tier`,
    );
  }

  async lockForChange(manager: EntityManager, id: string): Promise<DiscountTierState | null> {
    const rows: DiscountTierState[] = await manager.query(
      `SELECT ${DISCOUNT_TIER.columns()} FROM discounts_rebates.discount_tier WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async saveTier(manager: EntityManager, { id, ...columns }: DiscountTierState): Promise<void> {
    await manager.update(DiscountTierEntity, { id }, columns);
  }
}
