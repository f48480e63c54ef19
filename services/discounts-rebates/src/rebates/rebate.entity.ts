import type { RebateState } from '@larder/contracts';
import type { DiscountTier, PaymentMethod, RebatePeriod, RebatePeriodType, RebateStatus } from '@larder/kernel';
import { INSTANT, NULLABLE_INSTANT, tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'rebate' })
export class RebateEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') customerId!: string;
  @Column('text') periodType!: RebatePeriodType;
  @Column('text') period!: string;
  /** Quarters are counted from the year 0. */
  @Column('int') firstQuarter!: number;
  @Column('int') lastQuarter!: number;
  /** The terms, up to `hasActiveCode`, are kept until the period is recalculated. */
  @Column('text') tier!: DiscountTier;
  @Column('int') rebateBasisPoints!: number;
  @Column('bigint') minimumCents!: number;
  @Column('text') minimumPeriod!: RebatePeriod;
  @Column('boolean') hasActiveCode!: boolean;
  @Column('text') status!: RebateStatus;
  @Column('bigint') purchasesCents!: number;
  @Column('bigint') rebateCents!: number;
  @Column('bigint') adjustmentCents!: number;
  @Column('bigint') alreadyPaidCents!: number;
  @Column('bigint') dueCents!: number;
  @Column(INSTANT) calculatedAt!: string;
  @Column(NULLABLE_INSTANT) approvedAt!: string | null;
  @Column('text', { nullable: true }) approvedBy!: string | null;
  @Column(NULLABLE_INSTANT) paidAt!: string | null;
  @Column('text', { nullable: true }) paidBy!: string | null;
  @Column('date', { nullable: true }) paidDate!: string | null;
  @Column('text', { nullable: true }) paymentMethod!: PaymentMethod | null;
  @Column('text', { nullable: true }) paymentReference!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('int') version!: number;
}

@Entity({ schema: 'discounts_rebates', name: 'rebate_adjustment' })
export class RebateAdjustmentEntity {
  @PrimaryColumn('uuid') sourceId!: string;
  @PrimaryColumn('uuid') targetId!: string;
  @Column('bigint') cents!: number;
}

const ALL = tableOf(RebateEntity);

export const REBATE = ALL.without('firstQuarter', 'lastQuarter');

export const REBATE_STATE: Table<RebateState> = REBATE.without(
  'hasActiveCode',
  'calculatedAt',
  'approvedAt',
  'approvedBy',
  'paidAt',
  'paidBy',
);

/** The condition keeps paid rows unchanged whatever the caller decides. */
export const SAVE_CALCULATED = ALL.without(
  'paidAt',
  'paidBy',
  'paidDate',
  'paymentMethod',
  'paymentReference',
  'notes',
).upsert({
  values: { calculatedAt: 'now()' },
  keep: ['customerId', 'periodType', 'period', 'firstQuarter', 'lastQuarter'],
  where: `stored.status <> 'paid'`,
});

export const ADJUSTMENT = tableOf(RebateAdjustmentEntity);
