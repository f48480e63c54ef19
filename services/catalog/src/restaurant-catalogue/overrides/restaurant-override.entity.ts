import type { RestaurantOverrideState } from '@larder/contracts';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StoreOverrides } from '../../overrides/store-overrides.js';

/** A store's own values of a restaurant product; null follows the chain. */
@Entity({ schema: 'catalog', name: 'restaurant_override' })
export class RestaurantOverrideEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
  @Column('bigint', { nullable: true }) pricePerUnitCents!: number | null;
  @Column('int', { nullable: true }) minOrderQuantity!: number | null;
  @Column('boolean', { nullable: true }) active!: boolean | null;
  @Column('int', { nullable: true }) displayOrder!: number | null;
  @Column('date', { nullable: true }) soldOutDate!: string | null;
  @Column('date', { nullable: true }) soldOutUntil!: string | null;
  @Column('bigint') version!: number;
}

export const RESTAURANT_OVERRIDE: Table<RestaurantOverrideState> = tableOf(RestaurantOverrideEntity).without(
  'storeId',
  'productId',
);

export const RESTAURANT_OVERRIDES = new StoreOverrides(RESTAURANT_OVERRIDE, {
  overridden: 'restaurant-product.overridden',
  applied: 'restaurant-overrides.applied',
  subject: 'restaurant-product',
});
