import {
  DISCOUNT_TIERS,
  LIMITS,
  PAYMENT_METHODS,
  REBATE_PERIOD_TYPES,
  REBATE_STATUSES,
  type DiscountTier,
  type PaymentMethod,
  type RebatePeriodType,
  type RebateStatus,
} from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { Day, DayOrInstant } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Fraction, Money, Calculated, Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';

/** "2026-Q3" or "2026"; which of them depends on the period type. */
export const REBATE_PERIOD_LENGTH = 7;

/** Sums may exceed any single price. */
export const AnyMoney = (): PropertyDecorator => Money(Number.MAX_SAFE_INTEGER);

/** The business behind one or more codes (specification part 2 §3: `customer`). */
export class RebateCustomer {
  @Id() id!: string;
  @Text(LIMITS.restaurantName) businessName!: string;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;
}

/** One store's share of a rebate. The shares sum to the whole, to the cent; tier, minimum and payment are the chain's. */
export class RebateOfStore {
  @Text(LIMITS.storeSlug) store!: string;
  @AnyMoney() totalPurchases!: number;
  @AnyMoney() rebateAmount!: number;
}

/** All null until it is paid. */
export class RebatePayment {
  @Nullable() @Day() paidDate!: string | null;
  @Nullable() @Choice(PAYMENT_METHODS) paymentMethod!: PaymentMethod | null;
  @Nullable() @Text(LIMITS.paymentReference) paymentReference!: string | null;
  @Nullable() @Text(LIMITS.paymentNotes) notes!: string | null;
}

/** A customer's rebate of one period. Its first fields, with those of the payment, are the specification's (part 2 §3). */
export class Rebate extends RebatePayment {
  @Id() id!: string;
  @Text(REBATE_PERIOD_LENGTH) period!: string;
  @AnyMoney() totalPurchases!: number;

  /** Before adjustments and earlier payments. */
  @AnyMoney() rebateAmount!: number;

  /** The tier's percentage when the period was calculated; not granted below the minimum. */
  @Fraction() rebatePercentage!: number;
  @Choice(REBATE_STATUSES) status!: RebateStatus;
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @AnyMoney() minimumPurchases!: number;
  @Text(300) rule!: string;

  /** Late changes of earlier, paid periods; negative when money is taken back. */
  @Calculated() adjustmentAmount!: number;

  /** Paid by other payments for the same purchases; negative when they took something back. */
  @Calculated() alreadyPaid!: number;
  @AnyMoney() amountDue!: number;
  @Instant() calculatedAt!: string;
  @Nullable() @Instant() approvedAt!: string | null;
  @Nullable() @Text(LIMITS.username) approvedBy!: string | null;

  /** When the payment was recorded; `paidDate` is the day of the payment itself. */
  @Nullable() @Instant() paidAt!: string | null;
  @Nullable() @Text(LIMITS.username) paidBy!: string | null;

  /** Orders changed a moment ago, and the figures are about to change. */
  @Flag() isSettling!: boolean;
  @Whole(1, 2_147_483_647) version!: number;
}

export class CustomerRebate {
  @Nested(() => RebateCustomer) customer!: RebateCustomer;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) tierName!: string;
  @Nested(() => Rebate) rebate!: Rebate;

  /** Only in a summary. */
  @MayBeAbsent() @ListOf(() => RebateOfStore, LIMITS.stores) byStore?: RebateOfStore[];
}

/**
 * PATCH /api/admin/rebates/{id}. `paid` records a payment and needs method and reference; `approved` agrees to the amount;
 * `pending` takes an approval or, with a reason, a payment back. The header `if-match` may carry the version that was seen.
 */
export class RebateChange {
  @Choice(REBATE_STATUSES) status!: RebateStatus;

  /** Default today. */
  @MayBeAbsent() @Nullable() @DayOrInstant() paidDate?: string | null;
  @MayBeAbsent() @Nullable() @Choice(PAYMENT_METHODS) paymentMethod?: PaymentMethod | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.paymentReference) paymentReference?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.paymentNotes) notes?: string | null;
  @MayBeAbsent() @Text(LIMITS.rebateReason) reason?: string;
}
