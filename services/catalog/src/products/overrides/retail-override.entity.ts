import type { RetailOverrideState } from '@larder/contracts';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StoreOverrides } from '../../overrides/store-overrides.js';

/** A store's own values of a product; null follows the chain. */
@Entity({ schema: 'catalog', name: 'retail_override' })
export class RetailOverrideEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  @Column('bigint', { nullable: true }) retailPriceCents!: number | null;
  @Column('bigint', { nullable: true }) ourPriceCents!: number | null;
  @Column('boolean', { nullable: true }) active!: boolean | null;
  @Column('bigint') version!: number;
}

@Entity({ schema: 'catalog', name: 'retail_order' })
export class RetailOrderEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @Column('uuid', { array: true }) productIds!: string[];
}

export const RETAIL_OVERRIDE: Table<RetailOverrideState> = tableOf(RetailOverrideEntity).without(
  'storeId',
  'productId',
);

export const RETAIL_OVERRIDES = new StoreOverrides(RETAIL_OVERRIDE, {
  overridden: 'product.overridden',
  applied: 'overrides.applied',
  subject: 'product',
});
