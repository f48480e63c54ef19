import type { CustomerRebateOrders, CustomerRebateReport, RebateAdjustment } from '@larder/contracts';
import {
  basisPointsToFraction,
  centsToDollars,
  daysOfPeriod,
  LIMITS,
  quartersOfPeriod,
  rebateRule,
  Refusal,
  type RebatePeriodName,
} from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { termsOf } from '../rebate-row.js';
import { customerView, minimumPurchases } from '../rebate-view.js';
import { customerNotFound, notCalculated } from '../rebate.errors.js';
import { markOf, RebateRepository } from '../rebate.repository.js';
import { orderView, shareOrders, type PurchaseRow } from './share-orders.js';

interface Scope {
  first: number;
  last: number;
  rebates: { id: string; first: number; last: number; cents: number; paid: boolean; mark: ReturnType<typeof markOf> }[];
  /** Also purchases without a calculated rebate, or after its payment. */
  everything: boolean;
}

@Injectable()
export class RebateReportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rebates: RebateRepository,
  ) {}

  async report(customerId: string, period: RebatePeriodName): Promise<CustomerRebateReport> {
    const row = await this.rebates.ofCustomer(customerId, period);
    if (!row) {
      await this.requireCustomer(customerId);
      throw notCalculated();
    }
    const { from, to } = daysOfPeriod(period);
    const { periodType, tier, tierName, status, paidDate, paymentMethod, paymentReference, notes, calculatedAt } = row;
    return {
      customer: customerView(row),
      period: row.period,
      periodType,
      from,
      to,
      currency: 'CAD',
      tier,
      tierName,
      status,
      totalPurchases: centsToDollars(row.purchasesCents),
      rebatePercentage: basisPointsToFraction(row.rebateBasisPoints),
      rebateAmount: centsToDollars(row.rebateCents),
      paidDate,
      paymentMethod,
      paymentReference,
      notes,
      minimumPurchases: minimumPurchases(row),
      rule: rebateRule(termsOf(row), periodType),
      adjustments: await this.lines(row.id, 'target', 'source'),
      laterAdjustments: await this.lines(row.id, 'source', 'target'),
      alreadyPaid: centsToDollars(row.alreadyPaidCents),
      amountDue: centsToDollars(row.dueCents),
      calculatedAt,
    };
  }

  async ordersOfPeriod(customerId: string, period: RebatePeriodName): Promise<CustomerRebateOrders> {
    const row = await this.rebates.ofCustomer(customerId, period);
    if (!row) {
      await this.requireCustomer(customerId);
      throw notCalculated();
    }
    const range = quartersOfPeriod(period);
    const rebate = { id: row.id, ...range, cents: row.rebateCents, paid: row.status === 'paid', mark: markOf(row) };
    return await this.orders(customerId, { ...range, rebates: [rebate], everything: false });
  }

  /**
   * They share the year's rebate if calculated, else those of its quarters; an uncalculated quarter has no shares yet.
   */
  async ordersOfYear(customerId: string, year: number): Promise<CustomerRebateOrders> {
    await this.requireCustomer(customerId);
    const wholeYear: RebatePeriodName = { type: 'annually', year, quarter: null };
    const quarters = [1, 2, 3, 4].map((quarter): RebatePeriodName => ({ type: 'quarterly', year, quarter }));
    const annual = await this.rebatesOf(customerId, [wholeYear]);
    const rebates = annual.length > 0 ? annual : await this.rebatesOf(customerId, quarters);
    return await this.orders(customerId, { ...quartersOfPeriod(wholeYear), rebates, everything: true });
  }

  private async rebatesOf(customerId: string, periods: readonly RebatePeriodName[]): Promise<Scope['rebates']> {
    const rows = await Promise.all(periods.map(async (period) => this.rebates.ofCustomer(customerId, period)));
    return rows.flatMap((row, index) => {
      const period = periods[index];
      if (!row || !period) return [];
      const paid = row.status === 'paid';
      return [{ id: row.id, ...quartersOfPeriod(period), cents: row.rebateCents, paid, mark: markOf(row) }];
    });
  }

  private async orders(customerId: string, { first, last, rebates, everything }: Scope): Promise<CustomerRebateOrders> {
    const most = LIMITS.purchasesOfReport;
    const rows: PurchaseRow[] = await this.dataSource.query(
      `SELECT p.order_date::text AS "orderDate", p.order_number AS "orderNumber", p.amount_cents AS "amountCents",
              k.code AS "discountCode", p.reversed_at IS NOT NULL AS "isReversed", r.id AS "rebateId",
              r.id IS NULL AND EXISTS (
                SELECT FROM ${rebateList(1)} WHERE l.paid AND p.order_quarter BETWEEN l.first AND l.last) AS "isLate"
         FROM discounts_rebates.purchase AS p
         JOIN discounts_rebates.customer_code AS k ON k.code_id = p.code_id
         LEFT JOIN ${rebateList(1, 'r')} ON p.order_quarter BETWEEN r.first AND r.last AND CASE
           WHEN NOT r.paid THEN p.reversed_at IS NULL
           WHEN r.mark = 'annual_rebate_id' THEN p.annual_rebate_id = r.id
           ELSE p.quarterly_rebate_id = r.id END
        WHERE p.customer_id = $2 AND p.order_quarter BETWEEN $3 AND $4
          AND (r.id IS NOT NULL OR ($5 AND p.reversed_at IS NULL))
        ORDER BY p.ordered_at, p.order_number LIMIT ${most + 1}`,
      [JSON.stringify(rebates), customerId, first, last, everything],
    );
    if (rows.length > most) {
      throw new Refusal('too_large', `There are more than ${most} orders. Please ask for a single quarter.`);
    }
    const orders = shareOrders(rows, new Map(rebates.map(({ id, cents }) => [id, cents])));
    return {
      orders: orders.map(orderView),
      summary: {
        totalPurchases: centsToDollars(orders.reduce((sum, { amountCents }) => sum + amountCents, 0)),
        totalRebates: centsToDollars(orders.reduce((sum, { shareCents }) => sum + shareCents, 0)),
      },
    };
  }

  private async lines(
    rebateId: string,
    own: 'source' | 'target',
    other: 'source' | 'target',
  ): Promise<RebateAdjustment[]> {
    const rows: { period: string; cents: number }[] = await this.dataSource.query(
      `SELECT r.period, a.cents FROM discounts_rebates.rebate_adjustment AS a
         JOIN discounts_rebates.rebate AS r ON r.id = a.${other}_id
        WHERE a.${own}_id = $1 ORDER BY r.first_quarter`,
      [rebateId],
    );
    return rows.map(({ period, cents }) => ({ period, amount: centsToDollars(cents) }));
  }

  private async requireCustomer(id: string): Promise<void> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM discounts_rebates.customer WHERE id = $1', [id]);
    if (rows.length === 0) throw customerNotFound();
  }
}

function rebateList(parameter: number, alias = 'l'): string {
  return `jsonb_to_recordset($${parameter}::jsonb) AS ${alias} (id uuid, first int, last int, paid boolean, mark text)`;
}
