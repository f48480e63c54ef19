import type { DiscountTierState } from '@larder/contracts';
import type { DiscountTier, RebatePeriod } from '@larder/kernel';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'discount_tier' })
export class DiscountTierEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') tier!: DiscountTier;
  @Column('text') tierName!: string;
  @Column('int') discountBasisPoints!: number;
  @Column('int') rebateBasisPoints!: number;
  @Column('text') rebatePeriod!: RebatePeriod;
  @Column('bigint') minPurchaseCents!: number;
  @Column('text') description!: string;
  @Column('int') version!: number;
}

export const DISCOUNT_TIER: Table<DiscountTierState> = tableOf(DiscountTierEntity);
