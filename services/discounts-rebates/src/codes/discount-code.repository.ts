import type { DiscountCodeState } from '@larder/contracts';
import { LIMITS, type DiscountTier } from '@larder/kernel';
import { pagesOf, tableOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Not, type DataSource, type EntityManager } from 'typeorm';
import { DISCOUNT_CODE, DiscountCodeEntity } from './discount-code.entity.js';

export interface TierMove {
  id: string;
  tier: DiscountTier;
}

export type DiscountCodeRow = DiscountCodeEntity & { discountBasisPoints: number; customerId: string };

const SELECT = `SELECT ${tableOf(DiscountCodeEntity).columns('c')}, t.discount_basis_points AS "discountBasisPoints",
    k.customer_id AS "customerId"
  FROM discounts_rebates.discount_code AS c JOIN discounts_rebates.discount_tier AS t USING (tier)
  JOIN discounts_rebates.customer_code AS k ON k.code_id = c.id`;

/** Serializes adding and restoring codes, because their number is limited. */
export const LOCK_COUNT = `SELECT pg_advisory_xact_lock(hashtextextended('discount codes', 0))`;

@Injectable()
export class DiscountCodeRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  all(): AsyncGenerator<DiscountCodeRow[]> {
    const ids = 'SELECT id FROM discounts_rebates.discount_code ORDER BY restaurant_name, code';
    return pagesOf(this.dataSource, [`${ids} LIMIT ${LIMITS.discountCodes}`, []], [SELECT, 'c.id']);
  }

  async find(manager: EntityManager, id: string): Promise<DiscountCodeRow | null> {
    const rows: DiscountCodeRow[] = await manager.query(`${SELECT} WHERE c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async lockForChange(manager: EntityManager, id: string): Promise<DiscountCodeRow | null> {
    await manager.query('SELECT FROM discounts_rebates.discount_code WHERE id = $1 FOR UPDATE', [id]);
    return await this.find(manager, id);
  }

  async count(manager: EntityManager): Promise<number> {
    await manager.query(LOCK_COUNT);
    return await manager.count(DiscountCodeEntity);
  }

  /** @returns false when the code exists already. */
  async insert(manager: EntityManager, code: DiscountCodeState): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO discounts_rebates.discount_code (${DISCOUNT_CODE.names})
       SELECT ${DISCOUNT_CODE.values('r')} FROM jsonb_to_record($1::jsonb) AS r (${DISCOUNT_CODE.fields})
       ON CONFLICT (code) DO NOTHING RETURNING id`,
      [JSON.stringify(code)],
    );
    return rows.length > 0;
  }

  /** @returns false when another restaurant has the code. */
  async saveCode(
    manager: EntityManager,
    { id, customerId: _customer, storeIds = null, ...columns }: DiscountCodeState,
  ): Promise<boolean> {
    const taken = await manager.existsBy(DiscountCodeEntity, { code: columns.code, id: Not(id) });
    if (!taken) await manager.update(DiscountCodeEntity, { id }, { ...columns, storeIds });
    return !taken;
  }

  /** Changes all tiers in one statement. @returns each code before and after. */
  async moveToTiers(
    manager: EntityManager,
    moves: readonly TierMove[],
  ): Promise<{ before: DiscountCodeRow; after: DiscountCodeRow }[]> {
    const tiers = new Map(moves.map(({ id, tier }) => [id, tier]));
    const rows: DiscountCodeRow[] = await manager.query(`${SELECT} WHERE c.id = ANY($1::uuid[]) ORDER BY c.id`, [
      [...tiers.keys()],
    ]);
    await manager.query(
      `UPDATE discounts_rebates.discount_code AS c SET tier = m.tier, version = c.version + 1
         FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, tier text) WHERE m.id = c.id`,
      [JSON.stringify(moves)],
    );
    return rows.map((before) => ({
      before,
      after: Object.assign({}, before, { tier: tiers.get(before.id) ?? before.tier, version: before.version + 1 }),
    }));
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM discounts_rebates.discount_code WHERE id = $1', [id]);
  }
}
