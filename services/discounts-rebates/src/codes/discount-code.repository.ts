import type { DiscountCodeState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** A code with what its tier grants and what was ordered with it. */
export interface DiscountCodeRow extends DiscountCodeState {
  discountBasisPoints: number;
  usageCount: number;
  totalDiscountCents: number;
}

const SELECT = `SELECT c.id, c.code, c.restaurant_name AS "restaurantName", c.contact_person AS "contactPerson", c.email,
    c.phone, c.tier, c.active, c.version, c.usage_count AS "usageCount",
    c.total_discount_cents AS "totalDiscountCents", t.discount_basis_points AS "discountBasisPoints",
    k.customer_id AS "customerId"
  FROM discounts_rebates.discount_code AS c JOIN discounts_rebates.discount_tier AS t USING (tier)
  JOIN discounts_rebates.customer_code AS k ON k.code_id = c.id`;

@Injectable()
export class DiscountCodeRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async all(): Promise<DiscountCodeRow[]> {
    return await this.dataSource.query(`${SELECT} ORDER BY c.restaurant_name, c.code LIMIT ${LIMITS.discountCodes}`);
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
    const [row]: { count: number }[] = await manager.query(
      'SELECT count(*) AS count FROM discounts_rebates.discount_code',
    );
    return row?.count ?? 0;
  }

  /** @returns false when there is such a code already. */
  async insert(manager: EntityManager, code: DiscountCodeState): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO discounts_rebates.discount_code
         (id, code, restaurant_name, contact_person, email, phone, tier, active, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (code) DO NOTHING RETURNING id`,
      values(code),
    );
    return rows.length > 0;
  }

  /** @returns false when another restaurant has the code. */
  async save(manager: EntityManager, code: DiscountCodeState): Promise<boolean> {
    const taken: unknown[] = await manager.query(
      'SELECT 1 FROM discounts_rebates.discount_code WHERE code = $1 AND id <> $2',
      [code.code, code.id],
    );
    if (taken.length > 0) return false;
    await manager.query(
      `UPDATE discounts_rebates.discount_code
          SET code = $2, restaurant_name = $3, contact_person = $4, email = $5, phone = $6, tier = $7, active = $8,
              version = $9
        WHERE id = $1`,
      values(code),
    );
    return true;
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM discounts_rebates.discount_code WHERE id = $1', [id]);
  }
}

function values(code: DiscountCodeState): unknown[] {
  const { id, restaurantName, contactPerson, email, phone, tier, active, version } = code;
  return [id, code.code, restaurantName, contactPerson, email, phone, tier, active, version];
}
