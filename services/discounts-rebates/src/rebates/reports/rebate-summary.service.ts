import type { AccruingRebate, CustomerState, RebateAccrual, RebateSummary } from '@larder/contracts';
import {
  basisPointsToFraction,
  centsToDollars,
  daysOfPeriod,
  quartersOfPeriod,
  rebateOn,
  rebatePeriodText,
  scaledMinimumCents,
  type RebatePeriodName,
  type RebateTerms,
} from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountRepository } from '../account.repository.js';
import { CUSTOMER } from '../customers/customer.entity.js';
import { customerRebateView, type CustomerRebateRow } from '../rebate-view.js';
import { RebateRepository } from '../rebate.repository.js';
import { StoreShares } from './store-shares.js';

const NAMED = 100;

@Injectable()
export class RebateSummaryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rebates: RebateRepository,
    private readonly accounts: AccountRepository,
    private readonly stores: StoreShares,
  ) {}

  async summary(period: RebatePeriodName, today: string, now: Date): Promise<RebateSummary> {
    const { from, to } = daysOfPeriod(period);
    const rows = await this.rebates.ofPeriod(period);
    const { ofRow, ofAll } = await this.stores.of(rows);
    const isRunning = from <= today && today <= to;
    return {
      periodType: period.type,
      period: rebatePeriodText(period),
      from,
      to,
      summary: {
        totalPurchases: dollars(rows, (row) => row.purchasesCents),
        totalRebates: dollars(rows, (row) => row.rebateCents),
        totalCustomers: rows.length,
        paidRebates: dollars(rows, paidCents),
      },
      rebates: rows.map((row) => customerRebateView(row, ofRow.get(row.id) ?? [])),
      byStore: ofAll,
      accrual: isRunning ? await this.accrual(period, now) : null,
    };
  }

  private async accrual(period: RebatePeriodName, now: Date): Promise<RebateAccrual> {
    const { first, last } = quartersOfPeriod(period);
    const purchases: { customerId: string; cents: number }[] = await this.dataSource.query(
      `SELECT c.id AS "customerId", sum.cents FROM discounts_rebates.customer AS c
        CROSS JOIN LATERAL (SELECT sum(p.amount_cents)::bigint AS cents FROM discounts_rebates.purchase AS p
                             WHERE p.customer_id = c.id AND p.order_quarter BETWEEN $1 AND $2
                               AND p.reversed_at IS NULL) AS sum
        WHERE sum.cents IS NOT NULL ORDER BY sum.cents DESC, c.id`,
      [first, last],
    );
    const terms = await this.accounts.currentTerms();
    const accruing = purchases.flatMap(({ customerId, cents }) => {
      const agreed = terms.get(customerId);
      return agreed ? [{ customerId, cents, terms: agreed, ...rebateOn(cents, agreed, period.type) }] : [];
    });
    return {
      asOf: now.toISOString(),
      totalPurchases: dollars(accruing, ({ cents }) => cents),
      totalRebates: dollars(accruing, ({ rebateCents }) => rebateCents),
      totalCustomers: accruing.length,
      customers: await this.named(accruing.slice(0, NAMED), period),
    };
  }

  private async named(
    accruing: readonly { customerId: string; cents: number; rebateCents: number; terms: RebateTerms }[],
    { type }: RebatePeriodName,
  ): Promise<AccruingRebate[]> {
    const customers: CustomerState[] = await this.dataSource.query(
      `SELECT ${CUSTOMER.columns()} FROM discounts_rebates.customer WHERE id = ANY($1::uuid[])`,
      [accruing.map(({ customerId }) => customerId)],
    );
    const tiers: { tier: string; tierName: string }[] = await this.dataSource.query(
      'SELECT tier, tier_name AS "tierName" FROM discounts_rebates.discount_tier',
    );
    const byId = new Map(customers.map((customer) => [customer.id, customer]));
    const tierNames = new Map(tiers.map(({ tier, tierName }) => [tier, tierName]));
    return accruing.flatMap(({ customerId, cents, rebateCents, terms }) => {
      const customer = byId.get(customerId);
      if (!customer) return [];
      return {
        customer,
        tier: terms.tier,
        tierName: tierNames.get(terms.tier) ?? terms.tier,
        totalPurchases: centsToDollars(cents),
        minimumPurchases: centsToDollars(scaledMinimumCents(terms.minimumCents, terms.minimumPeriod, type)),
        rebatePercentage: basisPointsToFraction(terms.rebateBasisPoints),
        rebateAmount: centsToDollars(rebateCents),
      };
    });
  }
}

/** Paid for these purchases: by this rebate and, for a year, its quarters. */
function paidCents({ status, rebateCents, alreadyPaidCents }: CustomerRebateRow): number {
  return status === 'paid' ? rebateCents : Math.max(0, alreadyPaidCents);
}

function dollars<Row>(rows: readonly Row[], cents: (row: Row) => number): number {
  return centsToDollars(rows.reduce((sum, row) => sum + cents(row), 0));
}
