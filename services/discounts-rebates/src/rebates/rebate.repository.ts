import { LIMITS, rebatePeriodText, type RebatePeriodName } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Payment } from './change-rebate.js';
import { periodOf, REBATE_COLUMNS, type RebateRow } from './rebate-row.js';
import type { CustomerRebateRow } from './rebate-view.js';

const SELECT = `SELECT ${REBATE_COLUMNS}, t.tier_name AS "tierName", c.business_name AS "businessName",
    c.contact_person AS "contactPerson", c.email, c.phone, c.unsettled
  FROM discounts_rebates.rebate AS r
  JOIN discounts_rebates.customer AS c ON c.id = r.customer_id
  JOIN discounts_rebates.discount_tier AS t ON t.tier = r.tier`;

/** Rebates one at a time and by period; many customers' at once are the account repository's. */
@Injectable()
export class RebateRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async ofPeriod(period: RebatePeriodName): Promise<CustomerRebateRow[]> {
    return await this.dataSource.query(
      `${SELECT} WHERE r.period_type = $1 AND r.period = $2 ORDER BY lower(c.business_name), c.id
        LIMIT ${LIMITS.discountCodes}`,
      [period.type, rebatePeriodText(period)],
    );
  }

  async ofCustomer(customerId: string, period: RebatePeriodName): Promise<CustomerRebateRow | null> {
    const rows: CustomerRebateRow[] = await this.dataSource.query(
      `${SELECT} WHERE r.customer_id = $1 AND r.period_type = $2 AND r.period = $3`,
      [customerId, period.type, rebatePeriodText(period)],
    );
    return rows[0] ?? null;
  }

  async find(manager: EntityManager, id: string): Promise<CustomerRebateRow | null> {
    const rows: CustomerRebateRow[] = await manager.query(`${SELECT} WHERE r.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async approve(manager: EntityManager, id: string, by: string): Promise<void> {
    await manager.query(
      `UPDATE discounts_rebates.rebate SET status = 'approved', approved_at = now(), approved_by = $2,
          version = version + 1 WHERE id = $1`,
      [id, by],
    );
  }

  async withdrawApproval(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE discounts_rebates.rebate SET status = 'pending', approved_at = NULL, approved_by = NULL,
          version = version + 1 WHERE id = $1`,
      [id],
    );
  }

  /** Records a payment, and which purchases it is for: what comes or goes later is an adjustment. */
  async pay(manager: EntityManager, row: RebateRow, payment: Payment, by: string): Promise<void> {
    const { paidDate, paymentMethod, paymentReference, notes } = payment;
    await manager.query(
      `UPDATE discounts_rebates.rebate
          SET status = 'paid', paid_at = now(), paid_by = $2, paid_date = $3, payment_method = $4, payment_reference = $5,
              notes = $6, approved_at = coalesce(approved_at, now()), approved_by = coalesce(approved_by, $2),
              version = version + 1
        WHERE id = $1`,
      [row.id, by, paidDate, paymentMethod, paymentReference, notes],
    );
    await manager.query(
      `UPDATE discounts_rebates.purchase AS p SET ${markOf(row)} = r.id FROM discounts_rebates.rebate AS r
        WHERE r.id = $1 AND p.customer_id = r.customer_id AND p.reversed_at IS NULL
          AND p.order_quarter BETWEEN r.first_quarter AND r.last_quarter`,
      [row.id],
    );
  }

  /** Takes a payment back: the rebate is reckoned again from here on. */
  async reopen(manager: EntityManager, row: RebateRow): Promise<void> {
    await manager.query(
      `UPDATE discounts_rebates.rebate
          SET status = 'pending', paid_at = NULL, paid_by = NULL, paid_date = NULL, payment_method = NULL,
              payment_reference = NULL, notes = NULL, approved_at = NULL, approved_by = NULL, version = version + 1
        WHERE id = $1`,
      [row.id],
    );
    const mark = markOf(row);
    await manager.query(`UPDATE discounts_rebates.purchase SET ${mark} = NULL WHERE ${mark} = $1`, [row.id]);
  }
}

/** The column in which purchases name the paid rebate that counts them. */
export function markOf(row: Pick<RebateRow, 'period'>): 'annual_rebate_id' | 'quarterly_rebate_id' {
  return periodOf(row).type === 'annually' ? 'annual_rebate_id' : 'quarterly_rebate_id';
}
