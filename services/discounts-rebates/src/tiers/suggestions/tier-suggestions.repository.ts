import type { CustomerState } from '@larder/contracts';
import { quarterNumberOf, type DiscountTier } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** The facts on which a customer's tier depends. */
export interface TierStanding {
  id: string;
  /** The highest tier among the customer's active codes. */
  present: DiscountTier;
  purchasesCents: number;
}

export interface CustomerStanding extends TierStanding, CustomerState {
  codes: { id: string; code: string; tier: DiscountTier }[];
  /** Whether the customer's first purchase or code was before the twelve months. */
  isOld: boolean;
}

interface Months {
  from: string;
  to: string;
}

/** SQL for purchases by customer from $1 to $2, where $3 is the first quarter. */
const PURCHASES = `SELECT customer_id, sum(amount_cents) AS cents FROM discounts_rebates.purchase
  WHERE order_date BETWEEN $1::date AND $2::date AND order_quarter >= $3 AND reversed_at IS NULL`;

@Injectable()
export class TierSuggestionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** All customers with active codes, by name. */
  async all({ from, to }: Months): Promise<TierStanding[]> {
    return await this.dataSource.query(
      `SELECT c.id, max(d.tier) AS present, coalesce(max(p.cents), 0)::bigint AS "purchasesCents"
         FROM discounts_rebates.customer AS c JOIN discounts_rebates.customer_code AS cc ON cc.customer_id = c.id
         JOIN discounts_rebates.discount_code AS d ON d.id = cc.code_id AND d.active
         LEFT JOIN (${PURCHASES} GROUP BY customer_id) AS p ON p.customer_id = c.id
        GROUP BY c.id ORDER BY lower(c.business_name), c.id`,
      [from, to, quarterNumberOf(from)],
    );
  }

  /** Locks these customers' codes, in order of id to avoid deadlocks. */
  async locked(manager: EntityManager, months: Months, customerIds: readonly string[]): Promise<CustomerStanding[]> {
    await manager.query(
      `SELECT FROM discounts_rebates.discount_code WHERE id IN (
         SELECT code_id FROM discounts_rebates.customer_code WHERE customer_id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`,
      [customerIds],
    );
    return await this.of(months, customerIds, manager);
  }

  /** Those of these customers that have active codes, by name. */
  async of(
    { from, to }: Months,
    customerIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CustomerStanding[]> {
    return await manager.query(
      `WITH old_code AS (
         SELECT DISTINCT subject FROM discounts_rebates.event_log
          WHERE type = 'discount-code.created' AND occurred_at < $1::date
       )
       SELECT c.id, c.business_name AS "businessName", c.contact_person AS "contactPerson", c.email, c.phone, k.codes, k.present,
              coalesce(p.cents, 0)::bigint AS "purchasesCents",
              k.has_old_code OR EXISTS (SELECT FROM discounts_rebates.purchase AS o
                                         WHERE o.customer_id = c.id AND o.order_date < $1::date) AS "isOld"
         FROM discounts_rebates.customer AS c
         JOIN (SELECT cc.customer_id, bool_or(old_code.subject IS NOT NULL) AS has_old_code, max(d.tier) AS present,
                      jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'tier', d.tier) ORDER BY d.code) AS codes
                 FROM discounts_rebates.customer_code AS cc
                 JOIN discounts_rebates.discount_code AS d ON d.id = cc.code_id
                 LEFT JOIN old_code ON old_code.subject = 'discount-code:' || d.id
                WHERE d.active AND cc.customer_id = ANY ($4::uuid[])
                GROUP BY cc.customer_id) AS k ON k.customer_id = c.id
         LEFT JOIN (${PURCHASES} AND customer_id = ANY ($4::uuid[]) GROUP BY customer_id) AS p ON p.customer_id = c.id
        ORDER BY lower(c.business_name), c.id`,
      [from, to, quarterNumberOf(from), customerIds],
    );
  }
}
