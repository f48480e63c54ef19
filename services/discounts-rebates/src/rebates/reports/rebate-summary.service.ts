import type { AccruingRebate, CustomerRebate, CustomerState, RebateAccrual, RebateSummary } from '@larder/contracts';
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
import { jsonList } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountRepository } from '../account.repository.js';
import { CUSTOMER } from '../customers/customer.entity.js';
import { customerRebateView, type CustomerRebateRow } from '../rebate-view.js';
import { RebateRepository } from '../rebate.repository.js';
import { StoreShares, type SharedStores } from './store-shares.js';

const NAMED = 100;

@Injectable()
export class RebateSummaryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rebates: RebateRepository,
    private readonly accounts: AccountRepository,
    private readonly stores: StoreShares,
  ) {}

  /** JSON in pieces: there may be rebates of 100,000 customers, which are added up on the way. */
  async *summary(period: RebatePeriodName, today: string, now: Date): AsyncGenerator<string> {
    const { from, to } = daysOfPeriod(period);
    const accrual = from <= today && today <= to ? await this.accrual(period, now) : null;
    const stores = await this.stores.open();
    const sums = { purchases: 0, rebates: 0, customers: 0, paid: 0 };
    yield '{"rebates":';
    yield* jsonList(this.rebatesOf(period, stores, sums));
    const rest: Omit<RebateSummary, 'rebates'> = {
      periodType: period.type,
      period: rebatePeriodText(period),
      from,
      to,
      summary: {
        totalPurchases: centsToDollars(sums.purchases),
        totalRebates: centsToDollars(sums.rebates),
        totalCustomers: sums.customers,
        paidRebates: centsToDollars(sums.paid),
      },
      byStore: stores.ofAll(),
      accrual,
    };
    yield `,${JSON.stringify(rest).slice(1)}`;
  }

  private async *rebatesOf(
    period: RebatePeriodName,
    stores: SharedStores,
    sums: Record<'purchases' | 'rebates' | 'customers' | 'paid', number>,
  ): AsyncGenerator<CustomerRebate[]> {
    for await (const rows of this.rebates.ofPeriod(period)) {
      for (const row of rows) {
        sums.purchases += row.purchasesCents;
        sums.rebates += row.rebateCents;
        sums.customers++;
        sums.paid += paidCents(row);
      }
      const byStore = await stores.of(rows);
      yield rows.map((row, place) => customerRebateView(row, byStore[place]));
    }
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

/** The amount paid for these purchases: by this rebate and, for a year, its quarters. */
function paidCents({ status, rebateCents, alreadyPaidCents }: CustomerRebateRow): number {
  return status === 'paid' ? rebateCents : Math.max(0, alreadyPaidCents);
}

function dollars<Row>(rows: readonly Row[], cents: (row: Row) => number): number {
  return centsToDollars(rows.reduce((sum, row) => sum + cents(row), 0));
}
