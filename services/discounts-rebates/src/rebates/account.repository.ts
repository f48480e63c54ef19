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
import { periodOf, REBATE_COLUMNS, type RebateRow } from './rebate-row.js';

/** What a customer's rebates are reckoned from. */
export interface AccountFacts {
  rows: RebateRow[];
  /** Of all rows, paid or not. */
  lines: AdjustmentLine[];
  purchasesByQuarter: Map<number, number>;
}

/** Customers' rebates with what they are reckoned from, many customers at a time. */
@Injectable()
export class AccountRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Until the transaction ends nobody else changes these customers' rebates, nor what they are reckoned from: whoever changes
   * purchases marks the customer in the same transaction. In order of id, so that no two wait for each other.
   */
  async lock(manager: EntityManager, customerIds: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'SELECT id FROM discounts_rebates.customer WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
      [customerIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks some of the customers whose purchases changed, leaving out those that somebody else has. */
  async lockUnsettled(manager: EntityManager, most: number): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM discounts_rebates.customer WHERE unsettled ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  /** Who has purchases or a rebate in a period, in order of id. */
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

  /** @param alsoFrom the first quarter that is looked at although no row begins there yet. */
  async facts(
    manager: EntityManager,
    customerIds: readonly string[],
    alsoFrom?: number,
  ): Promise<Map<string, AccountFacts>> {
    const rows: RebateRow[] = await manager.query(
      `SELECT ${REBATE_COLUMNS} FROM discounts_rebates.rebate AS r WHERE r.customer_id = ANY($1::uuid[])
        ORDER BY r.first_quarter, r.period_type`,
      [customerIds],
    );
    const lines: (AdjustmentLine & { customerId: string })[] = await manager.query(
      `SELECT a.source_id AS "sourceId", a.target_id AS "targetId", a.cents, r.customer_id AS "customerId"
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

  /** By today's codes and tiers: each customer's highest tier among the active codes; tier0 when none is. */
  async currentTerms(manager: EntityManager, customerIds: readonly string[] | null): Promise<Map<string, RebateTerms>> {
    const rows: (RebateTerms & { customerId: string })[] = await manager.query(
      `SELECT best.customer_id AS "customerId", t.tier, t.rebate_basis_points AS "rebateBasisPoints",
              t.min_purchase_cents AS "minimumCents", t.rebate_period AS "minimumPeriod",
              best.has_active AS "hasActiveCode"
         FROM (SELECT cc.customer_id, coalesce(max(d.tier) FILTER (WHERE d.active), 'tier0') AS tier,
                      coalesce(bool_or(d.active), false) AS has_active
                 FROM discounts_rebates.customer_code AS cc
                 LEFT JOIN discounts_rebates.discount_code AS d ON d.id = cc.code_id
                WHERE $1::uuid[] IS NULL OR cc.customer_id = ANY($1::uuid[]) GROUP BY cc.customer_id) AS best
         JOIN discounts_rebates.discount_tier AS t ON t.tier = best.tier`,
      [customerIds],
    );
    return new Map(rows.map(({ customerId, ...terms }) => [customerId, terms]));
  }

  async save(manager: EntityManager, rows: readonly RebateRow[]): Promise<void> {
    if (rows.length === 0) return;
    const stored = rows.map((row) => {
      const { first, last } = quartersOfPeriod(periodOf(row));
      return { ...row, firstQuarter: first, lastQuarter: last };
    });
    await manager.query(SAVE, [JSON.stringify(stored)]);
  }

  /** The lines of some unpaid rows become these. */
  async replaceLines(
    manager: EntityManager,
    targetIds: readonly string[],
    lines: readonly AdjustmentLine[],
  ): Promise<void> {
    await manager.query('DELETE FROM discounts_rebates.rebate_adjustment WHERE target_id = ANY($1::uuid[])', [
      targetIds,
    ]);
    if (lines.length === 0) return;
    await manager.query(
      `INSERT INTO discounts_rebates.rebate_adjustment (source_id, target_id, cents)
       SELECT "sourceId", "targetId", cents
         FROM jsonb_to_recordset($1::jsonb) AS l ("sourceId" uuid, "targetId" uuid, cents bigint)`,
      [JSON.stringify(lines)],
    );
  }

  /** Unpaid rows that another takes the place of. */
  async drop(manager: EntityManager, ids: readonly string[]): Promise<void> {
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

/** A paid row is never written: the last line holds whatever the code above it thinks. */
const SAVE = `INSERT INTO discounts_rebates.rebate (id, customer_id, period_type, period, first_quarter, last_quarter, tier,
    rebate_basis_points, minimum_cents, minimum_period, has_active_code, status, purchases_cents, rebate_cents,
    adjustment_cents, already_paid_cents, due_cents, calculated_at, approved_at, approved_by, version)
  SELECT id, "customerId", "periodType", period, "firstQuarter", "lastQuarter", tier, "rebateBasisPoints", "minimumCents",
         "minimumPeriod", "hasActiveCode", status, "purchasesCents", "rebateCents", "adjustmentCents", "alreadyPaidCents",
         "dueCents", now(), "approvedAt", "approvedBy", version
    FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "customerId" uuid, "periodType" text, period text,
           "firstQuarter" int, "lastQuarter" int, tier text, "rebateBasisPoints" int, "minimumCents" bigint,
           "minimumPeriod" text, "hasActiveCode" boolean, status text, "purchasesCents" bigint, "rebateCents" bigint,
           "adjustmentCents" bigint, "alreadyPaidCents" bigint, "dueCents" bigint, "approvedAt" timestamptz,
           "approvedBy" text, version int)
  ON CONFLICT (id) DO UPDATE SET tier = excluded.tier, rebate_basis_points = excluded.rebate_basis_points,
    minimum_cents = excluded.minimum_cents, minimum_period = excluded.minimum_period,
    has_active_code = excluded.has_active_code, status = excluded.status, purchases_cents = excluded.purchases_cents,
    rebate_cents = excluded.rebate_cents, adjustment_cents = excluded.adjustment_cents,
    already_paid_cents = excluded.already_paid_cents, due_cents = excluded.due_cents, calculated_at = now(),
    approved_at = excluded.approved_at, approved_by = excluded.approved_by, version = excluded.version
  WHERE rebate.status <> 'paid'`;
