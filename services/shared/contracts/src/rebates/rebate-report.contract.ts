import {
  DISCOUNT_TIERS,
  LIMITS,
  REBATE_PERIOD_TYPES,
  REBATE_STATUSES,
  type DiscountTier,
  type RebatePeriodType,
  type RebateStatus,
} from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { Day } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Fraction, QueryWhole, Calculated } from '../fields/number.field.js';
import { IdOf, Instant, Text } from '../fields/text.field.js';
import { AnyMoney, REBATE_PERIOD_LENGTH, RebateCustomer, RebateOfStore, RebatePayment } from './rebate.contract.js';

export class RebateCustomerParams {
  @IdOf('Customer') customerId!: string;
}

export class RebateReportQuery {
  /** "2026-Q3" or "2026". */
  @Text(20) period!: string;
}

export class RebateAdjustment {
  /** The paid period that changed, or the one that settles it. */
  @Text(REBATE_PERIOD_LENGTH) period!: string;

  /** Negative for a deduction. */
  @Calculated() amount!: number;
}

/** A customer's rebate of one period as it is sent to them (specification part 2 §3), in Canadian dollars. */
export class CustomerRebateReport extends RebatePayment {
  @Nested(() => RebateCustomer) customer!: RebateCustomer;
  @Text(REBATE_PERIOD_LENGTH) period!: string;
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Day() from!: string;
  @Day() to!: string;
  @Choice(['CAD']) currency!: 'CAD';
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) tierName!: string;
  @Choice(REBATE_STATUSES) status!: RebateStatus;
  @AnyMoney() totalPurchases!: number;
  @Fraction() rebatePercentage!: number;
  @AnyMoney() rebateAmount!: number;
  @ListOf(() => RebateOfStore, LIMITS.stores) byStore!: RebateOfStore[];
  @AnyMoney() minimumPurchases!: number;
  @Text(300) rule!: string;

  /** Late changes of earlier periods, settled here. */
  @ListOf(() => RebateAdjustment, 1_000) adjustments!: RebateAdjustment[];

  /** Changes of this period after it was paid, by the period that settles them. */
  @ListOf(() => RebateAdjustment, 1_000) laterAdjustments!: RebateAdjustment[];
  @Calculated() alreadyPaid!: number;
  @AnyMoney() amountDue!: number;
  @Instant() calculatedAt!: string;
}

/** GET /api/admin/rebates/customer/{customerId}/orders: those of a year, or of one period of it. */
export class RebateOrdersQuery {
  @MayBeAbsent() @QueryWhole(2000, 2099) year?: number;

  /** "2026-Q3" or "2026"; takes the place of the year. */
  @MayBeAbsent() @Text(20) period?: string;
}

export class RebateOrder {
  /** The day in the time zone of the order's store. */
  @Day() orderDate!: string;
  @Text(40) orderNumber!: string;
  @Text(LIMITS.storeSlug) store!: string;

  /** Subtotal less discount. */
  @AnyMoney() orderAmount!: number;
  @Nullable() @Text(4) discountCode!: string | null;

  /** All shares of a period sum to its rebate; 0 before the period is calculated. A share that was paid stays. */
  @AnyMoney() rebateAmount!: number;

  /** Delivered after the period was paid: the next rebate makes up for it, and its share counts once that is paid. */
  @Flag() isLate!: boolean;

  /** Undone after the period was paid. */
  @Flag() isReversed!: boolean;
}

export class RebateOrderTotals {
  @AnyMoney() totalPurchases!: number;
  @AnyMoney() totalRebates!: number;
}

/** GET /api/admin/rebates/customer/{customerId}/orders, the earliest first. */
export class CustomerRebateOrders {
  @ListOf(() => RebateOrder, LIMITS.purchasesOfReport) orders!: RebateOrder[];
  @Nested(() => RebateOrderTotals) summary!: RebateOrderTotals;
}
