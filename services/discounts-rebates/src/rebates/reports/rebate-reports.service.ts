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
  sentence,
} from '@larder/kernel';
import { translated } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { termsOf, type RebateRow } from '../rebate-row.js';
import { customerView, minimumPurchases } from '../rebate-view.js';
import { customerNotFound } from '../rebate.errors.js';
import { RebateRepository } from '../rebate.repository.js';
import { orderView, shareOrders, type PurchaseRow, type SharedRebate } from './share-orders.js';
import { StoreShares } from './store-shares.js';

interface Scope {
  first: number;
  last: number;
  rebates: SharedRebate[];
  /** Includes purchases without a calculated rebate, or made after its payment. */
  everything: boolean;
}

@Injectable()
export class RebateReportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rebates: RebateRepository,
    private readonly stores: StoreShares,
  ) {}

  async report(customerId: string, period: RebatePeriodName): Promise<CustomerRebateReport> {
    const row = (await this.rebates.ofCustomer(customerId, period)) ?? (await this.refuse(customerId));
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
      byStore: (await (await this.stores.open()).of([row]))[0] ?? [],
      minimumPurchases: minimumPurchases(row),
      rule: translated(rebateRule(termsOf(row), periodType)),
      adjustments: await this.lines(row.id, 'target', 'source'),
      laterAdjustments: await this.lines(row.id, 'source', 'target'),
      alreadyPaid: centsToDollars(row.alreadyPaidCents),
      amountDue: centsToDollars(row.dueCents),
      calculatedAt,
    };
  }

  async ordersOfPeriod(customerId: string, period: RebatePeriodName): Promise<CustomerRebateOrders> {
    const row = (await this.rebates.ofCustomer(customerId, period)) ?? (await this.refuse(customerId));
    const rebate = sharedRebate(row, period);
    return await this.orders(customerId, { ...quartersOfPeriod(period), rebates: [rebate], everything: false });
  }

  /** Orders share the year's rebate if calculated, else those of its quarters; shares of paid quarters are kept. */
  async ordersOfYear(customerId: string, year: number): Promise<CustomerRebateOrders> {
    await this.requireCustomer(customerId);
    const wholeYear: RebatePeriodName = { type: 'annually', year, quarter: null };
    const quarters = [1, 2, 3, 4].map((quarter): RebatePeriodName => ({ type: 'quarterly', year, quarter }));
    const rebates = await this.rebatesOf(customerId, [wholeYear, ...quarters]);
    return await this.orders(customerId, { ...quartersOfPeriod(wholeYear), rebates, everything: true });
  }

  private async rebatesOf(customerId: string, periods: readonly RebatePeriodName[]): Promise<SharedRebate[]> {
    const rows = await Promise.all(periods.map(async (period) => this.rebates.ofCustomer(customerId, period)));
    const rebates = rows.flatMap((row, index) => {
      const period = periods[index];
      return row && period ? [sharedRebate(row, period)] : [];
    });
    const later: { id: string; cents: number }[] = await this.dataSource.query(
      `SELECT a.source_id AS id, sum(a.cents)::bigint AS cents FROM discounts_rebates.rebate_adjustment AS a
         JOIN discounts_rebates.rebate AS r ON r.id = a.target_id
        WHERE a.source_id = ANY($1::uuid[]) AND r.status = 'paid' GROUP BY a.source_id`,
      [rebates.map(({ id }) => id)],
    );
    const paidLater = new Map(later.map(({ id, cents }) => [id, Math.max(0, cents)]));
    return rebates.map((rebate) => ({ ...rebate, paidLaterCents: paidLater.get(rebate.id) ?? 0 }));
  }

  private async orders(customerId: string, { first, last, rebates, everything }: Scope): Promise<CustomerRebateOrders> {
    const most = LIMITS.purchasesOfReport;
    const ids = rebates.map(({ id }) => id);
    const rows: PurchaseRow[] = await this.dataSource.query(
      `SELECT p.order_date::text AS "orderDate", p.order_number AS "orderNumber", p.amount_cents AS "amountCents",
              p.store_id AS "storeId", coalesce(z.slug, p.store_id::text) AS store, k.code AS "discountCode", p.reversed_at IS NOT NULL AS "isReversed", p.order_quarter AS quarter,
              p.quarterly_rebate_id AS "quarterlyRebateId", p.annual_rebate_id AS "annualRebateId"
         FROM discounts_rebates.purchase AS p
         JOIN discounts_rebates.customer_code AS k ON k.code_id = p.code_id
         LEFT JOIN discounts_rebates.store_zone AS z ON z.store_id = p.store_id
        WHERE p.customer_id = $2 AND p.order_quarter BETWEEN $3 AND $4
          AND (p.reversed_at IS NULL OR p.quarterly_rebate_id = ANY($1::uuid[]) OR p.annual_rebate_id = ANY($1::uuid[]))
        ORDER BY p.ordered_at, p.order_number LIMIT ${most + 1}`,
      [ids, customerId, first, last],
    );
    if (rows.length > most) {
      throw new Refusal(
        'too_large',
        sentence('There are more than {most} orders. Please ask for a single quarter.', { most }),
      );
    }
    const shares = shareOrders(rows, rebates);
    const orders = rows.flatMap((row, index) => {
      const share = shares[index];
      return share && (everything || share.isCounted) ? [{ row, share }] : [];
    });
    return {
      orders: orders.map(({ row, share }) => orderView(row, share)),
      summary: {
        totalPurchases: centsToDollars(orders.reduce((sum, { row }) => sum + row.amountCents, 0)),
        totalRebates: centsToDollars(orders.reduce((sum, { share }) => sum + share.shareCents, 0)),
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

  private async refuse(customerId: string): Promise<never> {
    await this.requireCustomer(customerId);
    throw new Refusal('not_found', 'There is no rebate of this customer for that period. Calculate the period first.');
  }

  private async requireCustomer(id: string): Promise<void> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM discounts_rebates.customer WHERE id = $1', [id]);
    if (rows.length === 0) throw customerNotFound();
  }
}

function sharedRebate(row: RebateRow, period: RebatePeriodName): SharedRebate {
  return {
    id: row.id,
    kind: period.type === 'annually' ? 'annual' : 'quarterly',
    ...quartersOfPeriod(period),
    cents: row.rebateCents,
    paid: row.status === 'paid',
    paidLaterCents: 0,
  };
}
