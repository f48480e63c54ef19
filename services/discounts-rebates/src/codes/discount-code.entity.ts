import type { DiscountCodeState } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'discounts_rebates', name: 'discount_code' })
export class DiscountCodeEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') code!: string;
  @Column('text') restaurantName!: string;
  @Column('text', { nullable: true }) contactPerson!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') tier!: DiscountTier;
  @Column('boolean') active!: boolean;
  /** From the orders placed with the code, as is the total. */
  @Column('int') usageCount!: number;
  @Column('bigint') totalDiscountCents!: number;
  @Column('int') version!: number;
  /** The stores that accept the code; null is every store. */
  @Column('uuid', { array: true, nullable: true }) storeIds?: string[] | null;
}

/** The customer is in another table. */
export const DISCOUNT_CODE: Table<Omit<DiscountCodeState, 'customerId'>> = tableOf(DiscountCodeEntity)
  .without('usageCount', 'totalDiscountCents')
  .sparse('storeIds');
