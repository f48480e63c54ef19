import {
  quartersOfPeriod,
  rebatePeriodText,
  type AdjustmentLine,
  type RebatePeriodName,
  type RebateTerms,
} from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { periodOf, type RebateRow } from './rebate-row.js';
import { ADJUSTMENT, REBATE, RebateAdjustmentEntity, SAVE_CALCULATED } from './rebate.entity.js';

export interface AccountFacts {
  rows: RebateRow[];
  /** Includes lines of paid rows. */
  lines: AdjustmentLine[];
  purchasesByQuarter: Map<number, number>;
}

@Injectable()
export class AccountRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Covers rebates and purchases: their changes lock the customer first. In order of id to avoid deadlocks. */
  async lock(manager: EntityManager, customerIds: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'SELECT id FROM discounts_rebates.customer WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
      [customerIds],
    );
    return rows.map(({ id }) => id);
  }

  async lockUnsettled(manager: EntityManager, most: number): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM discounts_rebates.customer WHERE unsettled ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  async customersOf(period: RebatePeriodName): Promise<string[]> {
    const { first, last } = quartersOfPeriod(period);
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT c.id FROM discounts_rebates.customer AS c
        WHERE EXISTS (SELECT FROM discounts_rebates.purchase AS p WHERE p.customer_id = c.id
                        AND p.order_quarter BETWEEN $1 AND $2 AND p.reversed_at IS NULL)
           OR EXISTS (SELECT FROM discounts_rebates.rebate AS r WHERE r.customer_id = c.id
                        AND r.period_type = $3 AND r.period = $4)
        ORDER BY c.id`,
      [first, last, period.type, rebatePeriodText(period)],
    );
    return rows.map(({ id }) => id);
  }

  /** @param alsoFrom a quarter whose purchases are read before it has a rebate. */
  async facts(
    manager: EntityManager,
    customerIds: readonly string[],
    alsoFrom?: number,
  ): Promise<Map<string, AccountFacts>> {
    const rows: RebateRow[] = await manager.query(
      `SELECT ${REBATE.columns('r')} FROM discounts_rebates.rebate AS r WHERE r.customer_id = ANY($1::uuid[])
        ORDER BY r.first_quarter, r.period_type`,
      [customerIds],
    );
    const lines: (AdjustmentLine & { customerId: string })[] = await manager.query(
      `SELECT ${ADJUSTMENT.columns('a')}, r.customer_id AS "customerId"
         FROM discounts_rebates.rebate AS r JOIN discounts_rebates.rebate_adjustment AS a ON a.target_id = r.id
        WHERE r.customer_id = ANY($1::uuid[]) ORDER BY a.target_id, a.source_id`,
      [customerIds],
    );
    const from = Math.min(
      ...rows.map((row) => quartersOfPeriod(periodOf(row)).first),
      alsoFrom ?? Number.MAX_SAFE_INTEGER,
    );
    const purchases = await this.purchases(manager, customerIds, from);
    const facts = new Map(
      customerIds.map((id): [string, AccountFacts] => [id, { rows: [], lines: [], purchasesByQuarter: new Map() }]),
    );
    for (const row of rows) facts.get(row.customerId)?.rows.push(row);
    for (const { customerId, ...line } of lines) facts.get(customerId)?.lines.push(line);
    for (const { customerId, quarter, cents } of purchases)
      facts.get(customerId)?.purchasesByQuarter.set(quarter, cents);
    return facts;
  }

  private async purchases(
    manager: EntityManager,
    customerIds: readonly string[],
    from: number,
  ): Promise<{ customerId: string; quarter: number; cents: number }[]> {
    if (from === Number.MAX_SAFE_INTEGER) return [];
    return await manager.query(
      `SELECT customer_id AS "customerId", order_quarter AS quarter, sum(amount_cents)::bigint AS cents
         FROM discounts_rebates.purchase
        WHERE customer_id = ANY($1::uuid[]) AND reversed_at IS NULL AND order_quarter >= $2
        GROUP BY customer_id, order_quarter`,
      [customerIds, from],
    );
  }

  /** Terms by today's codes and tiers: the highest tier of each customer's active codes, or tier0. */
  async currentTerms(): Promise<Map<string, RebateTerms>> {
    const rows: (RebateTerms & { customerId: string })[] = await this.dataSource.query(
      `SELECT best.customer_id AS "customerId", t.tier, t.rebate_basis_points AS "rebateBasisPoints",
              t.min_purchase_cents AS "minimumCents", t.rebate_period AS "minimumPeriod",
              best.has_active AS "hasActiveCode"
         FROM (SELECT cc.customer_id, coalesce(max(d.tier) FILTER (WHERE d.active), 'tier0') AS tier,
                      coalesce(bool_or(d.active), false) AS has_active
                 FROM discounts_rebates.customer_code AS cc
                 LEFT JOIN discounts_rebates.discount_code AS d ON d.id = cc.code_id
                GROUP BY cc.customer_id) AS best
         JOIN discounts_rebates.discount_tier AS t ON t.tier = best.tier`,
    );
    return new Map(rows.map(({ customerId, ...terms }) => [customerId, terms]));
  }

  async saveCalculated(manager: EntityManager, rows: readonly RebateRow[]): Promise<void> {
    if (rows.length === 0) return;
    const stored = rows.map((row) => {
      const { first, last } = quartersOfPeriod(periodOf(row));
      return { ...row, firstQuarter: first, lastQuarter: last };
    });
    await manager.query(SAVE_CALCULATED, [JSON.stringify(stored)]);
  }

  async replaceLines(
    manager: EntityManager,
    targetIds: readonly string[],
    lines: readonly AdjustmentLine[],
  ): Promise<void> {
    await manager.query('DELETE FROM discounts_rebates.rebate_adjustment WHERE target_id = ANY($1::uuid[])', [
      targetIds,
    ]);
    await manager.insert(RebateAdjustmentEntity, [...lines]);
  }

  async dropUnpaid(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      'DELETE FROM discounts_rebates.rebate_adjustment WHERE target_id = ANY($1::uuid[]) OR source_id = ANY($1::uuid[])',
      [ids],
    );
    await manager.query(`DELETE FROM discounts_rebates.rebate WHERE id = ANY($1::uuid[]) AND status <> 'paid'`, [ids]);
  }

  async markSettled(manager: EntityManager, customerIds: readonly string[]): Promise<void> {
    await manager.query(
      'UPDATE discounts_rebates.customer SET unsettled = false WHERE unsettled AND id = ANY($1::uuid[])',
      [customerIds],
    );
  }
}
