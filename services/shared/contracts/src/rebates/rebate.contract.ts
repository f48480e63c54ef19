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
import { Day } from '../fields/day.field.js';
import { Nested } from '../fields/nested.field.js';
import { Fraction, Money, Reckoned, Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';

/** "2026-Q3" or "2026"; which of them depends on the period type. */
export const REBATE_PERIOD_LENGTH = 7;

/** What was bought and what is paid back may exceed any one price by far. */
export const AnyMoney = (): PropertyDecorator => Money(Number.MAX_SAFE_INTEGER);

/** The business behind one or more codes (specification part 2 §3: `customer`). */
export class RebateCustomer {
  @Id() id!: string;
  @Text(LIMITS.restaurantName) businessName!: string;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;
}

/** How a rebate was paid; all null until it is. */
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

  /** On the purchases of the period, before adjustments and what was paid already. */
  @AnyMoney() rebateAmount!: number;

  /** The tier's, frozen when the period was calculated; below the minimum it is not granted. */
  @Fraction() rebatePercentage!: number;
  @Choice(REBATE_STATUSES) status!: RebateStatus;
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;

  /** The tier's minimum, scaled to this period. */
  @AnyMoney() minimumPurchases!: number;

  /** The rule in words: what is granted on what, from where on. */
  @Text(300) rule!: string;

  /** Late changes of earlier, paid periods; less than 0 when money is taken back. */
  @Reckoned() adjustmentAmount!: number;

  /** What other payments gave for the same purchases; less than 0 when they took something back. */
  @Reckoned() alreadyPaid!: number;

  /** What is to be paid, or was. */
  @AnyMoney() amountDue!: number;
  @Instant() calculatedAt!: string;
  @Nullable() @Instant() approvedAt!: string | null;
  @Nullable() @Text(LIMITS.username) approvedBy!: string | null;

  /** When the payment was recorded: `paidDate` is the payment's own day. */
  @Nullable() @Instant() paidAt!: string | null;
  @Nullable() @Text(LIMITS.username) paidBy!: string | null;

  /** Orders changed a moment ago: the figures follow at once. */
  @Flag() isSettling!: boolean;
  @Whole(1, 2_147_483_647) version!: number;
}

/** A row of the rebates table. */
export class CustomerRebate {
  @Nested(() => RebateCustomer) customer!: RebateCustomer;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) tierName!: string;
  @Nested(() => Rebate) rebate!: Rebate;
}

/** Path parameters of /api/admin/rebates/{id}. */
export class RebateParams {
  @Id() id!: string;
}

/**
 * PATCH /api/admin/rebates/{id}. `paid` records a payment and needs method and reference; `approved` agrees to the amount;
 * `pending` takes an approval or, with a reason, a payment back. The header `if-match` may carry the version that was seen.
 */
export class RebateChange {
  @Choice(REBATE_STATUSES) status!: RebateStatus;

  /** Today unless said. */
  @MayBeAbsent() @Nullable() @Day() paidDate?: string | null;
  @MayBeAbsent() @Nullable() @Choice(PAYMENT_METHODS) paymentMethod?: PaymentMethod | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.paymentReference) paymentReference?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.paymentNotes) notes?: string | null;

  /** Why a payment is taken back. */
  @MayBeAbsent() @Text(LIMITS.rebateReason) reason?: string;
}
