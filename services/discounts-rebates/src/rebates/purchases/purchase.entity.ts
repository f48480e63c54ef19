import { tableOf } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One for each order that was ever delivered with a code. */
@Entity({ schema: 'discounts_rebates', name: 'purchase' })
export class PurchaseEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('text') orderNumber!: string;
  @Column('uuid', { nullable: true }) storeId!: string | null;
  @Column('uuid') codeId!: string;
  @Column('uuid') customerId!: string;
  @Column('timestamptz') orderedAt!: Date;
  /** In the store's calendar; date and quarter are null until its zone is known. */
  @Column('date', { nullable: true }) orderDate!: string | null;
  @Column('int', { nullable: true }) orderQuarter!: number | null;
  @Column('bigint') amountCents!: number;
  /** Set when the order is no longer delivered, or was deleted. */
  @Column('timestamptz', { nullable: true }) reversedAt!: Date | null;
  /** The paid rebates that count it. */
  @Column('uuid', { nullable: true }) quarterlyRebateId!: string | null;
  @Column('uuid', { nullable: true }) annualRebateId!: string | null;
}

/** A copy of what catalog logs of stores. */
@Entity({ schema: 'discounts_rebates', name: 'store_zone' })
export class StoreZoneEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @Column('text') timeZone!: string;
  @Column('boolean') isDefault!: boolean;
}

export const STORE_ZONE = tableOf(StoreZoneEntity);
