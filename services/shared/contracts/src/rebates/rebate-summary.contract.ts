import { DISCOUNT_TIERS, LIMITS, REBATE_PERIOD_TYPES, type DiscountTier, type RebatePeriodType } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { Day } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Fraction, Whole } from '../fields/number.field.js';
import { Instant, Text } from '../fields/text.field.js';
import { AnyMoney, CustomerRebate, REBATE_PERIOD_LENGTH, RebateCustomer, RebateOfStore } from './rebate.contract.js';

/** GET /api/admin/rebates/summary and GET /api/admin/rebates/run */
export class RebatePeriodQuery {
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Text(20) period!: string;
}

export class RebateTotals {
  @AnyMoney() totalPurchases!: number;
  @AnyMoney() totalRebates!: number;
  @Whole(0, LIMITS.discountCodes) totalCustomers!: number;

  /** Paid for the period itself and, for a year, its quarters. */
  @AnyMoney() paidRebates!: number;
}

/** A customer's rebate so far in the current period. */
export class AccruingRebate {
  @Nested(() => RebateCustomer) customer!: RebateCustomer;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) tierName!: string;
  @AnyMoney() totalPurchases!: number;
  @AnyMoney() minimumPurchases!: number;
  @Fraction() rebatePercentage!: number;

  /** 0 below the minimum. */
  @AnyMoney() rebateAmount!: number;
}

/** The current period by today's tiers, without a calculation. */
export class RebateAccrual {
  @Instant() asOf!: string;
  @AnyMoney() totalPurchases!: number;
  @AnyMoney() totalRebates!: number;
  @Whole(0, LIMITS.discountCodes) totalCustomers!: number;
  @ListOf(() => AccruingRebate, 100) customers!: AccruingRebate[];
}

export class RebateSummary {
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Text(REBATE_PERIOD_LENGTH) period!: string;
  @Day() from!: string;
  @Day() to!: string;
  @Nested(() => RebateTotals) summary!: RebateTotals;
  @ListOf(() => CustomerRebate, LIMITS.discountCodes) rebates!: CustomerRebate[];

  /** The totals by store, the default one first. */
  @ListOf(() => RebateOfStore, LIMITS.stores) byStore!: RebateOfStore[];

  /** Null unless today is in the period. */
  @Nullable() @Nested(() => RebateAccrual) accrual!: RebateAccrual | null;
}
