import { tableOf } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'purchase' })
export class PurchaseEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('text') orderNumber!: string;
  @Column('uuid', { nullable: true }) storeId!: string | null;
  @Column('uuid') codeId!: string;
  @Column('uuid') customerId!: string;
  @Column('timestamptz') orderedAt!: Date;
  /** The day in the store's zone; null until the zone is known. */
  @Column('date', { nullable: true }) orderDate!: string | null;
  @Column('int', { nullable: true }) orderQuarter!: number | null;
  @Column('bigint') amountCents!: number;
  /** When the order stopped being a delivered one. */
  @Column('timestamptz', { nullable: true }) reversedAt!: Date | null;
  @Column('uuid', { nullable: true }) quarterlyRebateId!: string | null;
  @Column('uuid', { nullable: true }) annualRebateId!: string | null;
}

@Entity({ schema: 'discounts_rebates', name: 'store_zone' })
export class StoreZoneEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @Column('text') timeZone!: string;
  @Column('boolean') isDefault!: boolean;
  @Column('text', { nullable: true }) slug?: string | null;
}

export const STORE_ZONE = tableOf(StoreZoneEntity);
