import { LIMITS, rebatePeriodText, type RebatePeriodName } from '@larder/kernel';
import { pagesOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Payment } from './change-rebate.js';
import { periodOf, UNPAID, type RebateRow } from './rebate-row.js';
import type { CustomerRebateRow } from './rebate-view.js';
import { REBATE, RebateEntity } from './rebate.entity.js';

const SELECT = `SELECT ${REBATE.columns('r')}, t.tier_name AS "tierName", c.business_name AS "businessName",
    c.contact_person AS "contactPerson", c.email, c.phone, c.unsettled
  FROM discounts_rebates.rebate AS r
  JOIN discounts_rebates.customer AS c ON c.id = r.customer_id
  JOIN discounts_rebates.discount_tier AS t ON t.tier = r.tier`;

const NOW = (): string => 'now()';

@Injectable()
export class RebateRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  ofPeriod(period: RebatePeriodName): AsyncGenerator<CustomerRebateRow[]> {
    const ids = `SELECT r.id FROM discounts_rebates.rebate AS r
        JOIN discounts_rebates.customer AS c ON c.id = r.customer_id WHERE r.period_type = $1 AND r.period = $2
       ORDER BY lower(c.business_name), c.id LIMIT ${LIMITS.discountCodes}`;
    return pagesOf(this.dataSource, [ids, [period.type, rebatePeriodText(period)]], [SELECT, 'r.id']);
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
    await this.update(manager, id, { status: 'approved', approvedAt: NOW, approvedBy: by });
  }

  async withdrawApproval(manager: EntityManager, id: string): Promise<void> {
    await this.update(manager, id, { status: 'pending', approvedAt: null, approvedBy: null });
  }

  /** Pays a rebate and marks the purchases it pays for: later changes become adjustments. */
  async pay(manager: EntityManager, row: RebateRow, payment: Payment, by: string): Promise<void> {
    await this.update(manager, row.id, {
      ...payment,
      status: 'paid',
      paidAt: NOW,
      paidBy: by,
      approvedAt: () => 'coalesce(approved_at, now())',
      approvedBy: row.approvedBy ?? by,
    });
    await manager.query(
      `UPDATE discounts_rebates.purchase AS p SET ${markOf(row)} = r.id FROM discounts_rebates.rebate AS r
        WHERE r.id = $1 AND p.customer_id = r.customer_id AND p.reversed_at IS NULL
          AND p.order_quarter BETWEEN r.first_quarter AND r.last_quarter`,
      [row.id],
    );
  }

  async reopen(manager: EntityManager, row: RebateRow): Promise<void> {
    await this.update(manager, row.id, UNPAID);
    const mark = markOf(row);
    await manager.query(`UPDATE discounts_rebates.purchase SET ${mark} = NULL WHERE ${mark} = $1`, [row.id]);
  }

  private async update(manager: EntityManager, id: string, columns: object): Promise<void> {
    await manager.update(RebateEntity, { id }, { ...columns, version: () => 'version + 1' });
  }
}

/** The column of purchases that names the paid rebate. */
function markOf(row: Pick<RebateRow, 'period'>): 'annual_rebate_id' | 'quarterly_rebate_id' {
  return periodOf(row).type === 'annually' ? 'annual_rebate_id' : 'quarterly_rebate_id';
}
